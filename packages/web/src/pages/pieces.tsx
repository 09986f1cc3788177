import type { JSX } from "preact";
import { Loaded } from "../app/page.tsx";
import type { GameOverProps } from "../lobby/game-over.tsx";
import type { WaitingRoomProps } from "../lobby/waiting-room.tsx";

const waitingRoom = async () => (await import("../lobby/waiting-room.tsx")).WaitingRoom;
const gameOver = async () => (await import("../lobby/game-over.tsx")).GameOver;

/** The waiting room, brought when there is no game: who comes to play does not wait for it. */
export function LaterWaitingRoom(props: WaitingRoomProps): JSX.Element | null {
  return <Loaded load={waitingRoom} with={props} />;
}

/** What comes after a game, brought when one is over. */
export function LaterGameOver(props: GameOverProps): JSX.Element | null {
  return <Loaded load={gameOver} with={props} />;
}
