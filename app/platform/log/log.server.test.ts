import { describe, expect, test } from "vitest";
import { errorFacts, openLog } from "./log.server.ts";

/** A log and the lines that it wrote. */
function open(lowest: "debug" | "info" | "error") {
  const lines: string[] = [];
  const log = openLog(lowest, (line) => lines.push(line));
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe("the log", () => {
  test.each([
    ["debug", ["debug", "info", "error"]],
    ["info", ["info", "error"]],
    ["error", ["error"]],
  ] as const)("at %s writes %j", (lowest, written) => {
    const { log, entries } = open(lowest);
    log.debug("a detail");
    log.info("a fact");
    log.error("a bug");
    expect(entries().map(({ level }) => level)).toEqual(written);
  });

  test("says when, how bad, what, and the facts", () => {
    const { log, entries } = open("info");
    log.info("form taken", { form: "contact", seconds: 2 });
    expect(entries()).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
        level: "info",
        event: "form taken",
        form: "contact",
        seconds: 2,
      },
    ]);
  });

  test("has one line for each event, whatever a fact contains", () => {
    const { log, lines, entries } = open("info");
    log.info("odd path", { path: '/a\n{"level":"error"}\r\n' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\r\n]/);
    expect(entries()[0]).toMatchObject({ level: "info", path: '/a\n{"level":"error"}\r\n' });
  });
});

describe("what is logged of an error", () => {
  test("is its kind, its message and where it happened", () => {
    const { error, message, stack } = errorFacts(new RangeError("too far"));
    expect({ error, message }).toEqual({ error: "RangeError", message: "too far" });
    expect(stack).toContain("log.server.test.ts");
  });

  test("is a short piece of a long message, and nowhere the rest of it", () => {
    const facts = errorFacts(new Error(`${"x".repeat(300)}what a visitor typed`));
    expect(facts.message).toBe("x".repeat(300));
    expect(JSON.stringify(facts)).not.toContain("what a visitor typed");
  });

  test("is only the kind of what is no error: it may be anything, also a secret", () => {
    expect(errorFacts("hunter2")).toEqual({ error: "string" });
    expect(errorFacts(undefined)).toEqual({ error: "undefined" });
    expect(errorFacts({ token: "hunter2" })).toEqual({ error: "object" });
  });
});
