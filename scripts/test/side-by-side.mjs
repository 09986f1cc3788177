/**
 * @template Result
 * @typedef {object} Step something that takes a while and tells what it does
 * @property {string} title
 * @property {(print: (text: string) => void) => Promise<Result>} run
 */

/**
 * @template Result
 * @typedef {object} Done
 * @property {string} title
 * @property {Result} result
 * @property {number} milliseconds
 */

/**
 * Runs steps at the same time, and shows what they print one after the other, in the order of the list: the first that
 * is not done yet prints at once, those behind it when its turn has come.
 * @template Result
 * @param {readonly Step<Result>[]} steps
 * @param {(text: string) => void} write
 * @returns {Promise<Done<Result>[]>} in the order of the list
 */
export async function sideBySide(steps, write) {
  const outputs = steps.map(({ title }) => ({ kept: `\n== ${title}\n`, isDone: false }));
  let front = 0;
  const show = () => {
    for (; front < outputs.length; front++) {
      write(outputs[front].kept);
      outputs[front].kept = "";
      if (!outputs[front].isDone) return;
    }
  };
  show();
  return Promise.all(
    steps.map(async ({ title, run }, place) => {
      const began = performance.now();
      /** @param {string} text */
      const print = (text) => {
        if (place === front) write(text);
        else outputs[place].kept += text;
      };
      try {
        return { title, result: await run(print), milliseconds: performance.now() - began };
      } finally {
        outputs[place].isDone = true;
        if (place === front) show();
      }
    }),
  );
}
