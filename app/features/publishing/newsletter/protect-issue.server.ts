import { findWordQuestions, isAboutAdult } from "../../../cms/protection/find-word-questions.server.ts";
import { asking, findUnanswered, readAnswers, recordAnswers } from "../../../cms/protection/protect-story.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { parseTextList } from "../../../values/text-list.ts";
import * as store from "./issue-queries.server.ts";

/** Sentences about an issue that is not sent. */
export interface IssueSentences {
  notSent: string;
  notApproved: string;
}

async function findSensitiveItems({ db, clock }: InTransaction, { items }: Pick<store.Issue, "items">) {
  const names = parseTextList(items);
  const now = clock.now().toISOString();
  const of = (noun: string, table: "posts" | "events") =>
    store.findSensitiveItems(
      db,
      now,
      table,
      names.filter((name) => name.startsWith(`${noun}:`)).map((name) => Number(name.slice(noun.length + 1))),
    );
  return [...(await of("post", "posts")), ...(await of("event", "events"))];
}

/** Finds sensitive items that are not public now. */
export const findUnapprovedItems = async (ctx: InTransaction, issue: Pick<store.Issue, "items">) =>
  (await findSensitiveItems(ctx, issue)).filter(({ isVisible }) => !isVisible);

/**
 * Checks an issue's words before sending. An issue with a sensitive story may contain no full names, and no place
 * smaller than a state.
 * @throws FormError
 */
export async function protectIssue(
  ctx: InTransaction,
  member: StaffMember,
  issue: store.Issue,
  formValues: Record<string, string[]>,
  words: IssueSentences,
): Promise<void> {
  if ((await findUnapprovedItems(ctx, issue)).length > 0) throw new FormError(`${words.notSent} ${words.notApproved}`);
  const isSensitive = (await findSensitiveItems(ctx, issue)).length > 0;
  const texts = [
    { field: "subject", text: issue.subject },
    { field: "opening", text: issue.opening },
  ];
  const asked = await findWordQuestions(ctx, texts, isSensitive);
  const subject = `issue:${issue.id}`;
  const said = readAnswers(formValues);
  const cleared = new Set([...said].flatMap(([id, answer]) => (answer === "adult" ? id : [])));
  const questions = (await findUnanswered(ctx.db, subject, asked, said)).filter(
    (one) => !(one.isBlocking && isAboutAdult(one) && cleared.has(one.id)),
  );
  if (questions.length > 0) throw asking(words.notSent, questions, formValues);
  await recordAnswers(ctx, member, subject, asked, said);
}
