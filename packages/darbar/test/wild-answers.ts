import { seededDraw } from "@darbar/kernel";

/** Answers as somebody types them who does not read the questions; more than any game needs. */
export function wildAnswers(seed: string, count = 900): string {
  const draw = seededDraw(seed);
  const answers = [..."11111222334455667789", "p", "", "?", "99", "x", "log"];
  return `${Array.from({ length: count }, () => draw.one(answers)).join("\n")}\n`;
}
