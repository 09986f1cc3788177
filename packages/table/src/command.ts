import { ok } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { giveTime, move, order } from "./play.ts";
import type { Decided } from "./refusal.ts";
import { type Actor, addBot, changeSetup, kick, leave, removeBot, resign, sit, stand } from "./seating.ts";
import { commitShare, openShare } from "./shuffle.ts";
import { start } from "./start.ts";
import { seatOf, type Table } from "./state.ts";
import { mute, muteBots, type TalkCommand } from "./talk.ts";

/** What is done at a table, and kept: not what is said, nor how quickly bots are to play among themselves. */
export type Deed = Exclude<Command, TalkCommand | { readonly do: "hurry" }>;

/** Ways to go: nobody becomes the host by one, and who may not do anything more may still go. */
export const GOING: readonly Deed["do"][] = ["leave", "stand", "resign"];

/** What comes of a command. Changes nothing. `present`: who looks at the table now. */
export function decideCommand(
  table: Table,
  actor: Actor,
  command: Deed,
  present: (person: string) => boolean,
): Decided {
  const decided = decide(table, actor, command, present);
  if (!decided.ok || table.host !== null || GOING.includes(command.do)) return decided;
  const sits = !table.kicked.has(actor.person) && (seatOf(table, actor.person) !== null || command.do === "sit");
  return sits ? ok([...decided.value, { type: "host", person: actor.person }]) : decided;
}

function decide(table: Table, actor: Actor, command: Deed, present: (person: string) => boolean): Decided {
  switch (command.do) {
    case "sit":
      return sit(table, actor, command.seat);
    case "stand":
      return stand(table, actor);
    case "leave":
      return leave(table, actor);
    case "resign":
      return resign(table, actor);
    case "change-setup":
      return changeSetup(table, actor, command.setup);
    case "add-bot":
      return addBot(table, actor, command);
    case "remove-bot":
      return removeBot(table, actor, command.seat);
    case "kick":
      return kick(table, actor, command.person, present(command.person));
    case "commit-share":
      return commitShare(table, actor, command);
    case "open-share":
      return openShare(table, actor, command);
    case "start":
      return start(table, actor, present);
    case "move":
      return move(table, actor, command);
    case "order":
      return order(table, actor, command.order);
    case "give-time":
      return giveTime(table, actor);
    case "mute-bots":
      return muteBots(table, actor, command.muted);
    case "mute":
      return mute(table, actor, command.person, command.muted, present(command.person));
  }
}
