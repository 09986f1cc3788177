import type { JSX } from "preact";
import { Loaded } from "../app/loaded.tsx";
import type { FairMarkProps } from "../fair/fair-mark.tsx";
import type { ArrivalProps } from "../lobby/arrival.tsx";
import type { GameOverProps } from "../lobby/game-over.tsx";
import type { WaitingRoomProps } from "../lobby/waiting-room.tsx";
import type { SurelyProps } from "./surely.tsx";
import type { WaysOutProps } from "./ways-out.tsx";

const arrival = async () => (await import("../lobby/arrival.tsx")).Arrival;
const waitingRoom = async () => (await import("../lobby/waiting-room.tsx")).WaitingRoom;
const gameOver = async () => (await import("../lobby/game-over.tsx")).GameOver;

const waysOut = async () => (await import("./ways-out.tsx")).WaysOut;
const surely = async () => (await import("./surely.tsx")).Surely;
const GOING = ["going"] as const;

const fairMark = async () => (await import("../fair/fair-mark.tsx")).FairMark;

/** Where a friend comes to, loaded when one does. */
export function LaterArrival(props: ArrivalProps): JSX.Element | null {
  return <Loaded load={arrival} with={props} />;
}

/** The waiting room, loaded when there is no game: people who come to play do not wait for it. */
export function LaterWaitingRoom(props: WaitingRoomProps): JSX.Element | null {
  return <Loaded load={waitingRoom} with={props} />;
}

/** What comes after a game, loaded when one is over. */
export function LaterGameOver(props: GameOverProps): JSX.Element | null {
  return <Loaded load={gameOver} with={props} />;
}

/** What somebody can do who is out, loaded when they are. */
export function LaterWaysOut(props: WaysOutProps): JSX.Element | null {
  return <Loaded load={waysOut} with={props} says={GOING} />;
}

/** The question whether one really goes, loaded when it is asked. */
export function LaterSurely(props: SurelyProps): JSX.Element | null {
  return <Loaded load={surely} with={props} says={GOING} />;
}

/** What this device has found out about a shuffle, loaded with all that checks it when a game is over. */
export function LaterFairMark(props: FairMarkProps): JSX.Element | null {
  return <Loaded load={fairMark} with={props} says={FAIR} />;
}

const FAIR = ["fair"] as const;
