import type { JSX } from "preact";

interface ThinkingProps {
  readonly text: string;
  readonly done: number;
  readonly of: number;
}

/** That something is being worked out, and how far it has come. */
export function Thinking({ text, done, of }: ThinkingProps): JSX.Element {
  return (
    <label class="end-thinking">
      <span>{text}</span>
      <progress max={of} value={done} />
    </label>
  );
}
