import { describe, expect, test } from "vitest";
import { errorFields, openLog } from "./log.server.ts";

/** A log and its lines. */
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

  test("has one line for each event, also with line ends in a fact", () => {
    const { log, lines, entries } = open("info");
    log.info("odd path", { path: '/a\n{"level":"error"}\r\n' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\r\n]/);
    expect(entries()[0]).toMatchObject({ level: "info", path: '/a\n{"level":"error"}\r\n' });
  });
});

describe("the logged part of an error", () => {
  test("is its kind and its stack", () => {
    const { error, stack } = errorFields(new RangeError("too far"));
    expect(error).toBe("RangeError");
    expect(stack).toMatch(/^ {4}at .*log\.server\.test\.ts/);
  });

  test("is never its message, which may repeat private text", () => {
    const typed = ["hunter2", "a\n    at b (hunter2:1:2)", "hunter2\nhunter2 $& $1", `${"x".repeat(3_000)}hunter2`];
    for (const text of typed) {
      const errors = [new Error(text), Object.assign(new Error(text), { code: text, name: text })];
      try {
        JSON.parse(text);
      } catch (error) {
        errors.push(error as Error);
      }
      for (const error of errors) expect(JSON.stringify(errorFields(error))).not.toContain("hunter2");
    }
  });

  test("is the message as well where the system or the database wrote it, without what they quote", () => {
    const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
      code: "ENOSPC",
      syscall: "write",
    });
    expect(errorFields(full)).toMatchObject({ code: "ENOSPC", message: full.message });
    const locked = Object.assign(new Error('near "hunter2": ada@example.org'), { code: "ERR_SQLITE_ERROR" });
    expect(errorFields(locked)).toMatchObject({ message: "near …: …" });
    const quoting = Object.assign(new Error("received 'hunter2'"), { code: "ERR_INVALID_ARG_VALUE" });
    expect(errorFields(quoting)).toMatchObject({ code: "ERR_INVALID_ARG_VALUE", message: undefined });
    const mail = Object.assign(new Error("550 No hunter2 here"), { code: "EENVELOPE" });
    expect(errorFields(mail)).toMatchObject({ code: "EENVELOPE", message: undefined });
  });

  test("is the message on a developer's own machine", () => {
    expect(errorFields(new Error("too far"), true).message).toBe("too far");
  });

  test("is only the kind of a thrown value that is no error, because it may be a secret", () => {
    expect(errorFields("hunter2")).toEqual({ error: "string" });
    expect(errorFields(undefined)).toEqual({ error: "undefined" });
    expect(errorFields({ token: "hunter2" })).toEqual({ error: "object" });
  });
});
