import { PROTOCOL, type ServerMessage } from "@darbar/protocol";
import type { Guest } from "./api.ts";
import { openSocket } from "./server-socket.ts";

/** The table as it is shown to somebody who comes again. */
export type Shown = Extract<ServerMessage, { type: "table" }>;

/** Looks at a table once, over a connection of its own, as somebody who has nothing yet. */
export function lookAt(address: string, { token }: Guest, table: string): Promise<Shown> {
  return new Promise((resolve, reject) => {
    let shown: Shown | null = null;
    const socket = openSocket(address, {
      opened: () => {
        socket.send({ type: "hello", protocol: PROTOCOL, token });
        socket.send({ type: "watch", table });
      },
      received: (message) => {
        if (message.type === "table") shown = message;
        if (message.type === "table" || message.type === "gone" || message.type === "bad") socket.cut();
      },
      closed: (code) => {
        if (shown === null) reject(new Error(`the table was not shown (${code})`));
        else resolve(shown);
      },
    });
  });
}
