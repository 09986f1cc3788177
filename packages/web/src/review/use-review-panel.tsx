import type { Seat, Viewer } from "@darbar/kernel";
import { useState } from "preact/hooks";
import type { FilledPanel, Panel } from "../board/panels.ts";
import { GAMES } from "../games/list.ts";
import { seatsIn } from "./film-moments.ts";
import { LaterReview } from "./later-review.tsx";
import type { ReviewPanelProps } from "./review-panel.tsx";

export const REVIEW: Panel = { name: "review", title: "replay.review", icon: "crown", key: "M", code: "KeyM" };

/**
 * What the master thought, as something to be looked up; nothing if the film shows no seat's cards, or nobody goes over such games. Until the reader
 * chooses, it goes over the game of whose eyes they look through, or else their own.
 */
export function useReviewPanel(
  watched: Pick<ReviewPanelProps, "film" | "index" | "me" | "called">,
  viewer: Viewer,
  onIndex: (index: number) => void,
): readonly FilledPanel[] {
  const [chosen, choose] = useState<Seat | null>(null);
  const seats = seatsIn(watched.film);
  if (seats.length === 0 || GAMES[watched.film.game].review === null) return [];
  const seat = [chosen, viewer, watched.me].find((each): each is Seat => seats.some((known) => known === each));
  const shown = { ...watched, seat: seat ?? seats[0], onSeat: choose, onIndex };
  return [{ ...REVIEW, inside: () => <LaterReview {...shown} /> }];
}
