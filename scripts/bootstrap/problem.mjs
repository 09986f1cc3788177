/** Something the person at the terminal can put right: shown as one sentence, without a stack trace. */
export class Problem extends Error {}

/** The person, or the system, told us to stop before the command could start. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(signal);
    this.signal = signal;
  }
}

/**
 * Tells what is going on. Always on stderr: stdout belongs to the command.
 * @param {string} sentence
 */
export function say(sentence) {
  process.stderr.write(`darbar: ${sentence}\n`);
}
