import { expect, expectTypeOf, test } from "vitest";
import { answerAfter, answerIntents } from "./answer-intents.server.ts";
import { AppError } from "./errors.ts";

const sent = (...intent: string[]) => ({ formValues: { ...(intent.length > 0 && { intent }) } });

const mark = async (intent: "done" | "spam") => `marked as ${intent}`;

const acts = {
  sweep: () => answerAfter(Promise.resolve(), "swept"),
  count: async () => 3,
  done: mark,
  spam: mark,
};

test("a form does what its button asks for, and the answer is that of the act", async () => {
  const answer = await answerIntents(sent("sweep"), acts);
  expect(answer).toBe("swept");
  expectTypeOf(answer).toEqualTypeOf<string | number>();
  expect(await answerIntents(sent("count", "sweep"), acts)).toBe(3);
  expect(await answerIntents(sent("spam"), acts)).toBe("marked as spam");
  // @ts-expect-error: types refuse an intent that the function of several does not take.
  expect(await answerIntents(sent("ham"), { ham: mark })).toBe("marked as ham");
});

test("the answer waits for the command, and what the command throws is thrown", async () => {
  const done: string[] = [];
  const work = async () => void done.push("stored");
  expect(await answerIntents(sent("save"), { save: () => answerAfter(work(), "saved" as const) })).toBe("saved");
  expect(done).toEqual(["stored"]);
  const fails = {
    late: () => answerAfter(Promise.reject(new Error("away")), "saved"),
    atOnce: (): string => {
      throw new Error("wrong");
    },
  };
  await expect(answerIntents(sent("late"), fails)).rejects.toThrow("away");
  await expect(answerIntents(sent("atOnce"), fails)).rejects.toThrow("wrong");
});

test.each([
  [],
  [""],
  ["Sweep"],
  ["sweep "],
  ["publish"],
  ["__proto__"],
  ["constructor"],
  ["toString"],
  ["hasOwnProperty"],
])("a form with the intent %j is refused, or goes to the act for other intents", async (...intent) => {
  const why = await answerIntents(sent(...intent), acts).catch((error: unknown) => error);
  expect(why).toBeInstanceOf(AppError);
  expect(why).toMatchObject({ status: 400, data: { code: "unreadableForm" } });
  const answer = await answerIntents(sent(...intent), acts, () => null);
  expect(answer).toBeNull();
  expectTypeOf(answer).toEqualTypeOf<string | number | null>();
});
