import type { Result } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { useState } from "preact/hooks";
import { problemText } from "../app/problem.ts";
import type { Refused } from "../transport/table-link.ts";
import { useWords } from "../words/speak.tsx";

/** Does something at the table. */
export type OnCommand = (command: Command) => Promise<Result<null, Refused>>;

/** Commands that are done one after the other, and what went wrong. */
export interface Acting {
  readonly isBusy: boolean;
  /** Why the last thing was refused: its code, and in words. */
  readonly code: string | null;
  readonly problem: string | null;
  /** Does them in turn until one is refused; answers whether all were done. */
  act(...commands: readonly Command[]): Promise<boolean>;
}

/** A way to act that remembers what went wrong. */
export function useActing(onCommand: OnCommand): Acting {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const act: Acting["act"] = async (...commands) => {
    setBusy(true);
    setCode(null);
    for (const command of commands) {
      const done = await onCommand(command);
      if (done.ok) continue;
      setCode(done.error.code);
      setBusy(false);
      return false;
    }
    setBusy(false);
    return true;
  };
  return { isBusy, code, problem: code === null ? null : problemText(code, words), act };
}
