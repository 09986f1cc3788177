import { coup, everyVariant } from "@darbar/coup";
import { advance, type Remark, seededDraw } from "@darbar/kernel";
import { expect, it } from "vitest";
import { look, sinceAt } from "./bot.ts";
import { newLookout } from "./lookout.ts";

it("sees at any time what a look at all the past sees", () => {
  const variants = everyVariant();
  for (let game = 0; game < 12; game++) {
    const { options, seats } = variants[(game * 89) % variants.length];
    const draw = seededDraw(`lookout ${game}`);
    const state = coup.setup(options, seats);
    const lookout = newLookout(coup, seats);
    const events = coup.deal(state, draw).slice();
    for (const event of events) coup.evolve(state, event);
    lookout.follow(events);
    const said: Remark[] = [{ seat: 0, saying: { phrase: "thinking" }, after: 0 }];
    while (coup.outcome(state) === null && events.length < 300) {
      const seat = draw.one(coup.waiting(state));
      const sight = lookout.look(state, seat, said);
      expect(sight).toEqual(look(coup, state, seat, events, said));
      const since = { events: events.length >> 1, remarks: 0 };
      expect(lookout.sinceAt(seat, since)).toEqual(sinceAt(coup, events, seat, since));
      const advanced = advance(coup, state, seat, sight.legal[draw.one([...sight.legal.keys()])], draw);
      if (!advanced.ok) throw new Error(advanced.error.code);
      events.push(...advanced.value);
      lookout.follow(advanced.value);
      if (events.length % 5 === 0) said.push({ seat, saying: { phrase: "thinking" }, after: events.length });
    }
  }
});
