import type { Play, State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Outlook } from "./belief.ts";

/** Whether a seat is about to be shot: a shot at them is announced, or on its way. */
export function isShotAt(view: State, seat: Seat): boolean {
  if (view.moment === "hit") return view.hit === seat;
  return view.moment === "announced" && view.action?.do === "shoot" && view.players[view.turn].aim === seat;
}

/** What it is worth to play what stops or turns a shot. */
export function worthAgainstShot(play: Play, eye: Outlook): number {
  const { view, me } = eye;
  const victim = [...view.players.keys()].find((seat) => isShotAt(view, seat));
  const rescue = victim === undefined ? 0 : worthOfSaving(victim, eye);
  const target = play.target ?? me;
  switch (play.equipment) {
    case "riot-shield":
    case "restraining-order":
      return rescue;
    case "k9-unit":
      if (!view.players[target].armed || target === me) return -50;
      if (target === view.turn && victim !== undefined) return rescue;
      return view.players[target].aim === me ? 30 : (eye.enemy(target) - 70) / 2;
    default: {
      // The walkie-talkie: one who had announced a shot may call it off (cops 5).
      const guns = view.players.filter(({ armed, aim }, seat) => armed && seat !== target && aim !== target).length;
      if (target === me || guns === 0) return -50;
      return (eye.enemy(target) - 75) / 2 + 8 * guns + (victim === undefined || victim === target ? 0 : rescue / 2);
    }
  }
}

/** How much one would give for somebody not to be hit: most for one's leader and for oneself. */
function worthOfSaving(victim: Seat, eye: Outlook): number {
  if (victim === eye.me) return 95;
  return 60 - 1.5 * eye.enemy(victim) + eye.ownLeader(victim) / 2 - eye.enemyLeader(victim);
}
