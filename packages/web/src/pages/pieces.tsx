import type { JSX } from "preact";
import { Loaded } from "../app/loaded.tsx";
import type { ArrivalProps } from "../lobby/arrival.tsx";
import type { WaitingRoomProps } from "../lobby/waiting-room.tsx";
import type { AfterLiveProps } from "./after-live.tsx";
import type { SurelyProps } from "./surely.tsx";
import type { WaysOutProps } from "./ways-out.tsx";

const arrival = async () => (await import("../lobby/arrival.tsx")).Arrival;
const waitingRoom = async () => (await import("../lobby/waiting-room.tsx")).WaitingRoom;
const afterLive = async () => (await import("./after-live.tsx")).AfterLive;
const sheetLive = async () => (await import("./after-live.tsx")).SheetLive;

const SEATING = ["seating"] as const;
const ENDING = ["ending", "replay", "seating"] as const;

const waysOut = async () => (await import("./ways-out.tsx")).WaysOut;
const surely = async () => (await import("./surely.tsx")).Surely;
const GOING = ["going"] as const;

/** Where a friend comes to, loaded when one does. */
export function LaterArrival(props: ArrivalProps): JSX.Element | null {
  return <Loaded load={arrival} with={props} says={SEATING} />;
}

/** The waiting room, loaded when there is no game: people who come to play do not wait for it. */
export function LaterWaitingRoom(props: WaitingRoomProps): JSX.Element | null {
  return <Loaded load={waitingRoom} with={props} says={SEATING} />;
}

/** What comes after a game, loaded when one is over. */
export function LaterAfterLive(props: AfterLiveProps): JSX.Element | null {
  return <Loaded load={afterLive} with={props} says={ENDING} />;
}

/** What a game came to, loaded when one is over. */
export function LaterSheetLive(props: Pick<AfterLiveProps, "model">): JSX.Element | null {
  return <Loaded load={sheetLive} with={props} says={ENDING} />;
}

/** What somebody can do who is out, loaded when they are. */
export function LaterWaysOut(props: WaysOutProps): JSX.Element | null {
  return <Loaded load={waysOut} with={props} says={GOING} />;
}

/** The question whether one really goes, loaded when it is asked. */
export function LaterSurely(props: SurelyProps): JSX.Element | null {
  return <Loaded load={surely} with={props} says={GOING} />;
}
