import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { type Count, tellCounts } from "./report.ts";

/** What a test says of itself to be told at the end. */
export const COUNT = "count of the law";
export const FIGURE = "figure of the law";

/** Tells at the end how much the law was held against, by screen, and the figures that were measured. */
class CountsReporter implements Reporter {
  private readonly counts: Count[] = [];
  private readonly figures: string[] = [];

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description = "" } of annotations) {
      if (type === COUNT) this.counts.push(JSON.parse(description) as Count);
      if (type === FIGURE) this.figures.push(`  ${description}`);
    }
  }

  onEnd(): void {
    if (this.counts.length > 0) process.stdout.write(`\n${tellCounts(this.counts)}\n`);
    if (this.figures.length > 0) process.stdout.write(`${this.figures.join("\n")}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes what a file of a reporter exports by default.
export default CountsReporter;
