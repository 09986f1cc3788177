import type { SoundName } from "./sound.ts";
import { VOICES, type Voice } from "./voices.ts";

/** What sounds are made with. */
export interface Instrument {
  play(name: SoundName, volume: number): void;
  /** Goes on after the browser has put it to sleep. */
  wake(): void;
}

/** The same sound again within so many seconds is one sound. */
const TOGETHER = 0.04;

/** Tunes an instrument; on a device without sound it cannot be. */
export function openInstrument(context: AudioContext = new AudioContext()): Instrument {
  let noise: AudioBuffer | null = null;
  const latest = new Map<SoundName, number>();

  function start(on: AudioContext, { wave, from, to, at, swells, lasts, loud }: Voice, volume: number): void {
    const begins = on.currentTime + at;
    const ends = begins + lasts;
    const gain = on.createGain();
    gain.gain.setValueAtTime(0.0001, begins);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume), begins + swells);
    gain.gain.exponentialRampToValueAtTime(0.0001, ends);
    gain.connect(on.destination);
    const source =
      wave === "noise" ? noiseThrough(on, from, to, begins, ends, gain) : tone(on, wave, from, to, begins, ends, gain);
    source.start(begins);
    source.stop(ends);
    source.onended = () => gain.disconnect();
  }

  function noiseThrough(on: AudioContext, from: number, to: number, begins: number, ends: number, into: AudioNode) {
    noise ??= whiteNoise(on);
    const source = on.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = on.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(from, begins);
    filter.frequency.exponentialRampToValueAtTime(to, ends);
    source.connect(filter).connect(into);
    return source;
  }

  return {
    play: (name, volume) => {
      if (context.state !== "running" || volume <= 0) return;
      const now = context.currentTime;
      if (now - (latest.get(name) ?? Number.NEGATIVE_INFINITY) < TOGETHER) return;
      latest.set(name, now);
      for (const voice of VOICES[name]) start(context, voice, Math.min(1, volume));
    },
    wake: () => {
      if (context.state === "suspended") void context.resume().catch(() => undefined);
    },
  };
}

function tone(
  on: AudioContext,
  wave: "sine" | "triangle",
  from: number,
  to: number,
  begins: number,
  ends: number,
  into: AudioNode,
): OscillatorNode {
  const source = on.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begins);
  source.frequency.exponentialRampToValueAtTime(to, ends);
  source.connect(into);
  return source;
}

/** Half a second of noise. Nothing hangs on its chance, so a small generator of its own will do. */
function whiteNoise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = buffer.getChannelData(0);
  let word = 1;
  for (let place = 0; place < samples.length; place++) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    samples[place] = word / 0x8000_0000;
  }
  return buffer;
}
