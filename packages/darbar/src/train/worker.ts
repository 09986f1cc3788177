import { parentPort, workerData } from "node:worker_threads";
import { newHand } from "./hand.ts";
import type { Order, Tools } from "./order.ts";

const hand = newHand(workerData as Tools);
parentPort?.on("message", (order: Order) => parentPort?.postMessage(hand(order)));
