import { createHash } from "node:crypto";
import type { CountryCode } from "content/countries/index.ts";
import type { AppContext } from "../../server/context.server.ts";
import { runInThread } from "../../server/thread/run-in-thread.server.ts";
import type { RiskRule, WordQuestion } from "../../values/staff-form-result.ts";
import { filterUnusualWords, findRisksOfTexts, listLargeWords } from "../publishing/words-guard/ask-of-texts.ts";
import type { Risk } from "../publishing/words-guard/read-sentence.ts";
import { findMoneyQuestions } from "./find-money-questions.server.ts";
import type { StoryText } from "./story-texts.ts";

declare module "../../server/child-protection.ts" {
  interface ChildProtection {
    /** Country whose places, schools and telephone numbers could identify a child. */
    findCountryCode(ctx: AppContext): Promise<CountryCode>;
  }
}

/** Maximum length of a text for this thread (characters). A book would block it for seconds. */
const maxAtOnce = 5_000;

const file = "app/cms/publishing/words-guard/ask-of-texts.ts";

const hashOf = ({ rule, sentence }: Risk) =>
  createHash("sha256").update(`${rule}\n${sentence}`).digest("base64url").slice(0, 22);

/**
 * Risks that must be removed from a sensitive story. A full name may belong to an adult, which a person can confirm.
 */
const blocking: readonly RiskRule[] = ["known-name", "full-name", "place", "address", "school", "age"];

/**
 * Returns questions of the words guard and the money guard, answered or not.
 * @param isSensitive also asks about full names and small places
 */
export async function findWordQuestions(
  ctx: AppContext,
  texts: readonly StoryText[],
  isSensitive: boolean,
): Promise<WordQuestion[]> {
  const money = await findMoneyQuestions(ctx, texts);
  const read = texts.filter(({ isForMoneyOnly }) => !isForMoneyOnly);
  return [...money, ...(read.length === 0 ? [] : await findRisksOfChildren(ctx, read, isSensitive))];
}

/** Returns the questions of the words guard alone, for texts that no visitor reads. */
export async function findRisksOfChildren(
  ctx: AppContext,
  texts: readonly StoryText[],
  isSensitive: boolean,
): Promise<WordQuestion[]> {
  const { findKnownNames, findOwnContacts, findCountryCode } = ctx.childProtection;
  const asked = texts.map(({ field: _, ...text }) => text);
  const isLong = texts.reduce((sum, { text }) => sum + text.length, 0) > maxAtOnce;
  const words = isLong ? await runInThread<string[]>(file, "listLargeWords", [asked]) : listLargeWords(asked);
  const { names: knownNames, areSomeLocked } = await findKnownNames(ctx, words);
  const ownContacts = await findOwnContacts(ctx);
  const country = await findCountryCode(ctx);
  const context = { isSensitive, knownNames, ownContacts, country };
  const risks = isLong
    ? await runInThread<Risk[][]>(file, "findRisksOfTexts", [asked, context])
    : findRisksOfTexts(asked, context);
  const locked = areSomeLocked ? askOfLocked(texts, words, country) : [];
  const found = texts.flatMap(({ field }, index) =>
    (risks[index] ?? []).map((risk) => ({
      ...risk,
      id: hashOf(risk),
      field,
      ...(isSensitive && blocking.includes(risk.rule) && { isBlocking: true }),
    })),
  );
  const questions = [...locked, ...found];
  // A full name near an age makes only one question.
  const others = new Set(
    questions.filter(({ rule }) => rule !== "full-name").map((question) => `${question.sentence} ${question.words}`),
  );
  return questions.filter(
    (question) => question.rule !== "full-name" || !others.has(`${question.sentence} ${question.words}`),
  );
}

/** Maximum number of unchecked words in a message. */
const maxUncompared = 12;

/** Asks a person to check the names, as names in the consent store are locked and cannot be compared. */
function askOfLocked(texts: readonly StoryText[], words: string[], country: CountryCode): WordQuestion[] {
  const names = filterUnusualWords(words, country).sort();
  if (names.length === 0) return [];
  const shown = names.slice(0, maxUncompared).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const sentence = [...shown, ...(names.length > maxUncompared ? ["…"] : [])].join(", ");
  const risk = { rule: "locked-names" as const, sentence, words: "" };
  return [{ ...risk, id: hashOf({ ...risk, sentence: names.join(" ") }), field: texts[0]?.field ?? "" }];
}

/** Returns true for rules that the answer "an adult" satisfies, also in a sensitive story. */
export const isAboutAdult = ({ rule }: Pick<WordQuestion, "rule">): boolean => rule === "age" || rule === "full-name";
