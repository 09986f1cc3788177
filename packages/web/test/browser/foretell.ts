/** Runs in a page, before anything else does: makes what the page leaves to chance follow from this number. */
export function foretell(seed: number): void {
  let word = seed;
  crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers): Numbers => {
    if (numbers instanceof Uint32Array) {
      for (let place = 0; place < numbers.length; place++) {
        word = (Math.imul(word ^ (word >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
        numbers[place] = word >>> 0;
      }
    }
    return numbers;
  };
}
