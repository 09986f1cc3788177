import type { ServerMessage } from "@darbar/protocol";
import { ROUTES, STREAM_HEADER } from "@darbar/protocol/agreed";
import type { OpenTransport } from "./transport.ts";

const { method, path } = ROUTES.send;

/** Opens a transport of server-sent events and POST, for networks that let no WebSocket through. */
export const openStreamTransport: OpenTransport = (listener) => {
  let stream: string | null = null;
  let sending: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const source = new EventSource(ROUTES.stream.path);
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    source.close();
    listener.broke(0);
  };
  source.addEventListener("stream", ({ data }) => {
    stream = String(data);
    listener.opened();
  });
  source.onmessage = ({ data }) => listener.message(JSON.parse(String(data)) as ServerMessage);
  // It would try again by itself, but as another stream: that is for the caller to do, like any broken transport.
  source.onerror = end;
  return {
    send: (message) => {
      const id = stream;
      if (id === null || isOver) return;
      // One after the other: the order of what is done must stay.
      sending = sending.then(async () => {
        const headers = { "content-type": "application/json", [STREAM_HEADER]: id };
        const answer = await fetch(path, { method, headers, body: JSON.stringify(message) }).catch(() => null);
        if (answer === null || !answer.ok) end();
      });
    },
    close: () => {
      isOver = true;
      source.close();
    },
  };
};
