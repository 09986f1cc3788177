import { type ClientMessage, ROUTES, type ServerMessage } from "@darbar/protocol";
import { WebSocket } from "ws";

/** What the owner of a line hears. */
export interface Ear {
  opened(): void;
  received(message: ServerMessage): void;
  /** It is over; every line ends with this, also one that never opened. */
  closed(code: number): void;
}

/** A line to a server over WebSocket. */
export interface Line {
  send(message: ClientMessage): void;
  /** Sends text as it is. */
  sendText(text: string): void;
  isOpen(): boolean;
  /** Cuts it without a word, as a lost network does. */
  cut(): void;
}

/** Opens a line to a server. */
export function openLine(address: string, ear: Ear): Line {
  const socket = new WebSocket(`${address.replace("http", "ws")}${ROUTES.socket.path}`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  const sendText = (text: string): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };
  socket.on("open", () => ear.opened());
  socket.on("message", (data: Buffer) => ear.received(JSON.parse(data.toString()) as ServerMessage));
  // An error is followed by a close.
  socket.on("error", () => undefined);
  socket.on("close", (code) => ear.closed(code));
  return {
    send: (message) => sendText(JSON.stringify(message)),
    sendText,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    cut: () => socket.terminate(),
  };
}
