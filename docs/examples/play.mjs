// A whole game of Coup or of Good Cop Bad Cop against bots, by PROTOCOL.md alone: no dependencies, no rules of any game.
// Node 24 or newer: node play.mjs [ADDRESS] [coup|cops] [SEED]

const [address = "http://127.0.0.1:8080", game = "coup", seed = "1"] = process.argv.slice(2);
const chance = randomFrom(Number(seed));

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(start) {
  let state = start | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Calls the HTTP API. What is refused comes with a code and a sentence. */
async function post(path, body, token) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${answer.code}: ${answer.error}`);
  return answer;
}

/** Plays at a table until its game is over; resolves with how it ended. Whenever the line breaks it opens another. */
function play(table, token) {
  const done = Promise.withResolvers();
  const sent = new Map(); // What was sent and not answered yet, by id.
  let socket;
  let names = [];
  let moves = 0;

  const send = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));

  function act(command) {
    const id = crypto.randomUUID();
    sent.set(id, command);
    send({ type: "do", id, table, command });
  }

  function end(outcome) {
    socket.onclose = null;
    socket.close();
    done.resolve({ outcome, names, moves });
  }

  /** Nothing needs to be folded: the table says who sits there, `asked` what may be played, `ended` how it ended. */
  function hear(message) {
    switch (message.type) {
      case "welcome":
        return send({ type: "watch", table, legal: true });
      case "table": {
        const { seats, game: current } = message.snapshot;
        names = seats.map((sitter) => sitter?.name ?? "nobody");
        if (current === null) act({ do: "start" });
        else if (current.outcome !== null) end(current.outcome);
        return;
      }
      case "asked": {
        const move = message.moves[Math.floor(chance() * message.moves.length)];
        moves++;
        return act({ do: "move", game: message.game, prompt: message.prompt, move });
      }
      case "facts": {
        const ended = message.facts.find((fact) => fact.type === "ended");
        return ended && end(ended.outcome);
      }
      case "done":
        return sent.delete(message.id);
      case "refused": {
        const command = sent.get(message.id);
        sent.delete(message.id);
        if (message.code === "stale" || message.code === "answered") return; // Too late: the next `asked` is on its way.
        if (message.code === "too-fast") return setTimeout(() => act(command), 1000);
        return done.reject(new Error(`${JSON.stringify(command)}: ${message.code}: ${message.error}`));
      }
      case "gone":
        if (message.code === "reload") return send({ type: "watch", table, legal: true });
        if (message.code === "too-fast") return setTimeout(send, 5000, { type: "watch", table, legal: true });
        return done.reject(new Error(`${message.code}: ${message.error}`));
      case "bad":
        return done.reject(new Error(message.error));
    }
  }

  function open() {
    sent.clear(); // The table that comes first says what became of it.
    socket = new WebSocket(`${address.replace("http", "ws")}/socket`);
    socket.onopen = () => send({ type: "hello", protocol: 2, token, language: "en" });
    socket.onmessage = ({ data }) => hear(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (code === 4001 || code === 4003) return done.reject(new Error(`the server hung up: ${code}`));
      setTimeout(open, 1000);
    };
  }

  open();
  return done.promise;
}

const { token } = await post("/api/people", { name: "Example" });
const { table } = await post("/api/tables", { game, seats: 4, clock: "relaxed", bots: "all" }, token);
const { outcome, names, moves } = await play(table, token);
const winners = outcome.winners.map((seat) => names[seat]).join(", ");
console.log(`${game}: ${winners} won (${outcome.as}); I answered ${moves} questions.`);
console.log(`The record: ${address}/api/tables/${table}/games/1/record`);
