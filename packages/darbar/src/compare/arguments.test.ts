import { describe, expect, it } from "vitest";
import { splitArguments } from "./arguments.ts";

const nothing = { save: null, against: null, baseline: null, beside: null };

describe("arguments about comparing", () => {
  it("are taken out of the others, which stay as they were typed", () => {
    const typed = ["--seats", "6", "--save", "a.json", "--json", "--baseline=HEAD~3", "--rounds", "7", "--seed=x"];
    expect(splitArguments(typed)).toEqual({
      ok: true,
      value: {
        wish: { ...nothing, save: "a.json", baseline: "HEAD~3", rounds: 7 },
        rest: ["--seats", "6", "--json", "--seed=x"],
      },
    });
  });

  it("ask for five rounds by themselves", () => {
    const split = splitArguments(["--beside", "sh other.sh"]);
    expect(split).toMatchObject({ value: { wish: { ...nothing, beside: "sh other.sh", rounds: 5 }, rest: [] } });
  });

  it("are none where none is typed", () => {
    expect(splitArguments(["--seats", "6"])).toEqual({ ok: true, value: { wish: null, rest: ["--seats", "6"] } });
  });

  it.each([
    [["--save"], "--save needs a value"],
    [["--against", "--json"], "--against needs a value"],
    [["--baseline="], "--baseline needs a value"],
    [["--rounds", "3"], "--rounds goes with --save, --against, --baseline or --beside"],
    [["--save", "a", "--rounds", "many"], '--rounds must be a whole number from 1 to 1000; you gave "many"'],
    [["--save", "a", "--save", "b"], "--save is given twice"],
  ])("%j are refused in words", (args, error) => {
    expect(splitArguments(args)).toEqual({ ok: false, error });
  });
});
