import { staffAccess } from "../../../content/en/staff-accessibility.ts";
import { staffMoneyGuard } from "../../../content/en/staff-money-guard.ts";
import { staffSensitive, staffWordsGuard } from "../../../content/en/staff-sensitive.ts";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext, InTransaction } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import { photoIdsIn, readMediaBlock } from "../../values/media-block.ts";
import type { MissingPart, WordAnswer, WordQuestion } from "../../values/staff-form-result.ts";
import { parseTextList } from "../../values/text-list.ts";
import type { ContentTable, RowOf } from "../content-queries.server.ts";
import type { AnyFields, ContentType } from "../content-type.server.ts";
import { itemOf } from "../define-content-type.server.ts";
import * as store from "../protection-queries.server.ts";
import { fileName } from "../publishing/words-guard/rules.ts";
import { findWordQuestions, isAboutAdult } from "./find-word-questions.server.ts";
import { findRequirements } from "./sensitive-reasons.ts";
import { textsOfStory } from "./story-texts.ts";

export const isFileName = (alt: string): boolean => alt.length <= 200 && fileName.test(alt.trim());

/** Finds alt texts that are file names. Another rule finds missing ones. */
function findAltProblems(fields: AnyFields, values: object, attached: FormValues): MissingPart[] {
  const known = new Map<string, unknown>(Object.entries(values));
  const lists = Object.entries(fields).filter(([, { isList }]) => isList);
  const inText = lists.flatMap(([field]) =>
    ([known.get(field) ?? []].flat() as string[]).flatMap((text) => {
      const block = readMediaBlock(text);
      return block?.kind === "photo" && isFileName(block.alt) ? [{ field, text: staffAccess.alt.file(block.alt) }] : [];
    }),
  );
  const beside = (attached.photos ?? []).flatMap((id) => {
    const alt = attached[`photo-${id}-alt`]?.[0] ?? "";
    return isFileName(alt) ? [{ field: "photos", text: staffAccess.alt.file(alt) }] : [];
  });
  return [...inText, ...beside];
}

const words = staffSensitive.missing;

type Story = Pick<RowOf<ContentTable>, "sensitive" | "names_changed" | "approved_at">;

interface Findings {
  /** Questions without an answer. */
  questions: WordQuestion[];
  /** Missing parts of a sensitive story, and photos without a description. */
  missing: MissingPart[];
}

/** Form field with answers such as `hash:adult` or `hash:published`. */
const answersField = "word-answers";

/** Returns the form's answers by question. */
export function readAnswers(formValues: FormValues): Map<string, WordAnswer> {
  const pairs = (formValues[answersField] ?? []).flatMap((text) => {
    const [, id, answer] = /^([\w-]{22}):(adult|published)$/.exec(text) ?? [];
    return id === undefined ? [] : [[id, answer as WordAnswer] as const];
  });
  return new Map(pairs.slice(0, 500));
}

/**
 * Returns open questions and missing parts.
 * @param subject like `post:12`; undefined for a new story
 * @param row as stored, or as a form would make it
 * @param attached photos in the form's shape
 */
export async function findProtection(
  ctx: AppContext,
  type: ContentType,
  subject: string | undefined,
  { row, attached, said }: { row: Story & object; attached: FormValues; said: ReturnType<typeof readAnswers> },
): Promise<Findings & { asked: WordQuestion[] }> {
  const reasons = parseTextList(row.sensitive);
  const isSensitive = row.sensitive !== "[]";
  const values = itemOf(type, row);
  const asked = await findWordQuestions(ctx, textsOfStory(type.fields, values, attached), isSensitive);
  const stored = subject === undefined ? [] : await store.findWordAnswers(ctx.db, subject);
  const answers = new Map([...stored.map(({ sentence_hash, answer }) => [sentence_hash, answer] as const), ...said]);
  const hasConsent = (question: WordQuestion) => isAboutAdult(question) && answers.get(question.id) === "adult";
  const money = asked.filter(({ rule }) => rule === "money");
  const blocking = asked.filter(
    (question) => question.rule !== "money" && question.isBlocking && !hasConsent(question),
  );
  const questions = [...money, ...asked.filter((question) => !answers.has(question.id) && !question.isBlocking)];
  const missing: MissingPart[] = findAltProblems(type.fields, values, attached);
  if (!isSensitive) return { asked, questions, missing };
  const required = findRequirements(reasons, row.names_changed === 1);
  if (required.namesChanged && row.names_changed !== 1) missing.push({ field: "namesChanged", text: words.names });
  if (required.noFaces) {
    const faces = await findFaces(ctx, type, values, attached);
    if (faces.length > 0) {
      const say = required.namesChanged ? words.faces : words.facesOrNames;
      missing.push({ field: "photos", text: say(faces.length) });
    }
  }
  missing.push(
    ...blocking.map((question) => ({ field: question.field, text: sentenceOf(question), words: question.words })),
  );
  if (row.approved_at === null) missing.push({ field: "sensitive", text: words.approval });
  return { asked, questions: [...questions, ...blocking.filter(isAboutAdult)], missing };
}

function sentenceOf({ rule, words: of, sentence }: WordQuestion): string {
  switch (rule) {
    case "known-name":
      return words.knownName(of, sentence);
    case "place":
      return words.place(of, sentence);
    case "school":
      return words.school(of, sentence);
    case "address":
      return words.address(of, sentence);
    default:
      return words.name(of, sentence);
  }
}

/** Counts photos in which staff recognised no person: the approver must agree. */
export async function countSaidNobody(
  ctx: AppContext,
  type: ContentType,
  row: RowOf<ContentTable>,
  attached: FormValues,
): Promise<number> {
  const ids = photoIdsOf(type, itemOf(type, row), attached);
  return ids.length === 0 ? 0 : ctx.childProtection.countSaidNobody(ctx, ids);
}

function photoIdsOf(type: ContentType, values: object, attached: FormValues): number[] {
  const known = new Map<string, unknown>(Object.entries(values));
  const inText = photoIdsIn(type.lists.flatMap((name) => [known.get(name) ?? []].flat() as string[]));
  return [...new Set([...(attached.photos ?? []).map(Number), ...inText])].filter((id) => id > 0);
}

/** Finds photos in which a person may be recognisable. */
async function findFaces(ctx: AppContext, type: ContentType, values: object, attached: FormValues): Promise<number[]> {
  const ids = photoIdsOf(type, values, attached);
  if (ids.length === 0) return [];
  const nobody = await ctx.childProtection.isNobodyRecognisable(ctx, ids);
  return ids.filter((id) => !nobody.has(id));
}

/**
 * Refuses to publish or schedule a story with open questions or missing parts; stores answers. Drafts pass.
 * @throws FormError, and nothing is stored
 */
export async function protectStory(
  ctx: InTransaction,
  member: StaffMember,
  type: ContentType,
  row: RowOf<ContentTable>,
  { status, formValues }: { status: string; formValues: FormValues | undefined },
): Promise<void> {
  const subject = `${type.noun}:${row.id}`;
  const said = readAnswers(formValues ?? {});
  if (status === "draft" && said.size === 0) return;
  const attached = (await type.attached?.(ctx.db, row.id)) ?? {};
  const { asked, questions, missing } = await findProtection(ctx, type, subject, { row, attached, said });
  if (status === "draft") return recordAnswers(ctx, member, subject, asked, said);
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.toReversed().map(({ field, text }) => [field, text]));
    const start = row.sensitive === "[]" ? "" : ` ${staffSensitive.refused}`;
    const all = formValues ? "" : ` ${missing.map(({ text }) => text).join(" ")}`;
    throw new FormError(`${type.words.notYet}${start}${all}`, { errors, more: { questions, rejections: missing } });
  }
  if (questions.length > 0) throw asking(type.words.notYet, questions, formValues);
  await recordAnswers(ctx, member, subject, asked, said);
}

/** @param formValues what was typed; undefined where the page has no questions */
export const asking = (notYet: string, questions: WordQuestion[], formValues: FormValues | undefined) =>
  new FormError(`${notYet} ${sentenceAbout(questions, formValues !== undefined)}`, {
    more: { questions, ...(formValues && { formValues }) },
  });

function sentenceAbout(questions: WordQuestion[], canAnswer: boolean): string {
  const money = questions.find(({ rule }) => rule === "money");
  if (money !== undefined) return staffMoneyGuard.refused(money.words);
  return canAnswer ? staffWordsGuard.askMany : staffWordsGuard.fromList;
}

/** Records answers about sentences with person and time, each once. */
export async function recordAnswers(
  ctx: InTransaction,
  member: StaffMember,
  subject: string,
  asked: WordQuestion[],
  said: ReturnType<typeof readAnswers>,
): Promise<void> {
  const before = new Map(
    (await store.findWordAnswers(ctx.db, subject)).map(({ sentence_hash, answer }) => [sentence_hash, answer]),
  );
  for (const { id, rule } of new Map(asked.map((question) => [question.id, question])).values()) {
    const answer = said.get(id);
    if (answer === undefined || before.get(id) === answer || before.get(id) === "adult") continue;
    const who = { said_by_id: member.id, said_by: member.name, said_at: ctx.clock.now().toISOString() };
    await store.saveWordAnswer(ctx.db, { subject, sentence_hash: id, answer, ...who });
    const what = answer === "adult" ? "sentence said to be about an adult" : "sentence published as it is";
    await recordAuditEvent(ctx, ctx.db, member, { what, subject, after: { question: rule } });
  }
}

/** Returns open questions of a newsletter or a fixed page. @param said answers in the form */
export async function findUnanswered(db: Database, subject: string, asked: WordQuestion[], said: Map<string, unknown>) {
  const stored = new Set((await store.findWordAnswers(db, subject)).map(({ sentence_hash }) => sentence_hash));
  return asked.filter(({ id, isBlocking }) => isBlocking || (!said.has(id) && !stored.has(id)));
}
