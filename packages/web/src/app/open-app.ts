import { fail, ok } from "@darbar/kernel";
import { openInstall } from "../offline/install.ts";
import { openSound } from "../sound/sound.ts";
import { openServerLink, type ServerLink } from "../transport/server-link.ts";
import { openSocketTransport } from "../transport/socket-transport.ts";
import { openStreamTransport } from "../transport/stream-transport.ts";
import type { Speech } from "../words/speech.ts";
import { type Answer, api, type Person } from "./api.ts";
import type { App, Notice } from "./context.ts";
import { guestName } from "./guest-name.ts";
import { OWN_NAME } from "./own-name.ts";
import type { Router } from "./router.ts";
import type { Settings } from "./settings.ts";
import { newStore, type Store } from "./store.ts";

/** How long a notice stays. */
const NOTICE_STAYS = 6_000;

/**
 * Puts the parts together: settings, words, addresses, the reader, the way to the server. `known`: who the reader is, where the
 * server has been asked already.
 */
export function openApp(
  settings: Store<Settings>,
  router: Router,
  speech: Speech,
  known: Promise<Answer<Person | null>> | null,
): App {
  const person = newStore<Person | null>(null);
  person.subscribe(() => OWN_NAME.write(person.get()?.name ?? ""));
  const isOffline = newStore(!navigator.onLine);
  const isUnanswered = newStore(false);
  const notices = newStore<readonly Notice[]>([]);
  const install = openInstall(window);
  const sound = openSound();
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => sound.unlock(), { passive: true });
  let opened: ServerLink | null = null;
  let greeted = known;
  let identifying: Promise<Answer<Person>> | null = null;
  let made = 0;

  const note = (answer: Answer<Person>): Answer<Person> => {
    if (answer.ok) person.set({ person: answer.value.person, name: answer.value.name });
    isOffline.set(!answer.ok && answer.error.code === "offline");
    return answer;
  };

  const identify = async (): Promise<Answer<Person>> => {
    const here = person.get();
    if (here !== null) return ok(here);
    const me = await (greeted ?? api.known());
    greeted = null;
    if (!me.ok) return note(me);
    return note(me.value === null ? await api.comeIn(guestName(speech.words.get())) : ok(me.value));
  };

  const server = (): ServerLink => {
    if (opened !== null) return opened;
    const open = openServerLink(
      {
        openSocket: openSocketTransport,
        openStream: openStreamTransport,
        now: () => performance.now(),
        later,
        chance: Math.random,
      },
      (code) => {
        opened?.close();
        opened = null;
        // A server of another version needs another page; one that has forgotten this device needs an introduction.
        if (code !== "protocol") person.set(null);
        location.reload();
      },
    );
    open.person.subscribe(() => person.set(open.person.get()));
    open.isUnanswered.subscribe(() => isUnanswered.set(open.isUnanswered.get()));
    open.state.subscribe(() => isOffline.set(open.state.get() === "waiting"));
    opened = open;
    return open;
  };

  window.addEventListener("online", () => {
    isOffline.set(false);
    opened?.retry();
  });
  window.addEventListener("offline", () => isOffline.set(true));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") opened?.check();
  });

  return {
    settings,
    speech,
    router,
    person,
    isOffline,
    isUnanswered,
    notices,
    sound,
    install,
    server,
    identify: () => {
      identifying ??= identify().finally(() => {
        identifying = null;
      });
      return identifying;
    },
    rename: async (name) => {
      const known = await (person.get() === null ? identify() : Promise.resolve(ok(null)));
      return known.ok ? note(await api.rename(name)) : fail(known.error);
    },
    notify: (text) => {
      const notice = { id: ++made, text };
      notices.set([...notices.get().slice(-2), notice]);
      later(NOTICE_STAYS, () => notices.set(notices.get().filter((other) => other !== notice)));
    },
  };
}

function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
