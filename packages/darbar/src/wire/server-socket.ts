import { type ClientMessage, ROUTES, type ServerMessage } from "@darbar/protocol";
import { WebSocket } from "ws";

export interface SocketListener {
  opened(): void;
  received(message: ServerMessage): void;
  /** It is over; every connection ends with this, also one that never opened. */
  closed(code: number): void;
}

/** A connection to a server, as a client holds it. */
export interface ServerSocket {
  send(message: ClientMessage): void;
  /** Sends text as it is. */
  sendText(text: string): void;
  isOpen(): boolean;
  /** Cuts it without a word, as a lost network does. */
  cut(): void;
}

export function openSocket(address: string, listener: SocketListener): ServerSocket {
  const socket = new WebSocket(`${address.replace("http", "ws")}${ROUTES.socket.path}`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  const sendText = (text: string): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };
  socket.on("open", () => listener.opened());
  socket.on("message", (data: Buffer) => listener.received(JSON.parse(data.toString()) as ServerMessage));
  // An error is followed by a close.
  socket.on("error", () => undefined);
  socket.on("close", (code) => listener.closed(code));
  return {
    send: (message) => sendText(JSON.stringify(message)),
    sendText,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    cut: () => socket.terminate(),
  };
}
