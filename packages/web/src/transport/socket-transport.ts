import type { ServerMessage } from "@darbar/protocol";
import { ROUTES } from "@darbar/protocol/agreed";
import type { OpenTransport } from "./transport.ts";

/** Opens a WebSocket to the server that the page came from. */
export const openSocketTransport: OpenTransport = (listener) => {
  const address = new URL(ROUTES.socket.path, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(address);
  socket.onopen = () => listener.opened();
  socket.onmessage = ({ data }) => listener.message(JSON.parse(String(data)) as ServerMessage);
  socket.onclose = ({ code }) => listener.broke(code);
  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      socket.onclose = null;
      socket.close();
    },
  };
};
