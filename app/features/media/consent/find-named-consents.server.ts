import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import type { ConsentAnswer } from "../../../values/consent-answer.ts";
import { siteDate } from "../../../values/dates.ts";
import type { ConsentRow } from "./consent-queries.server.ts";
import { findEverHeard } from "./noted-appearances.server.ts";
import { addAnswered, isSameAnswer, requireNewest, requirePerson } from "./record-consent.server.ts";

interface NamedFile {
  path: string;
  /** People whom rows with this file name now. */
  known: Pick<ConsentRow, "id" | "subject_id" | "is_child" | "given_by" | "kind" | "until">[];
  /** Sentence for a file of a person whose consent the database lacks. */
  stranger: string;
}

/**
 * Finds the consents of all people who were ever named for the file of a recording or document; adds one for a new
 * answer.
 * @throws FormError
 */
export async function findNamedConsents(
  ctx: InTransaction,
  member: Actor["member"],
  { path, known, stranger }: NamedFile,
  { answer, codes }: { answer: ConsentAnswer | undefined; codes: string[] },
): Promise<number[]> {
  const consents = new Map(known.map(({ subject_id, id }) => [subject_id, id]));
  const before = await findEverHeard(ctx.db, path);
  if (before === "stranger") throw new FormError(stranger);
  for (const subject of before) if (!consents.has(subject)) consents.set(subject, await requireNewest(ctx, subject));
  const named = [...codes, ...(answer?.codes ?? [])];
  for (const code of named) {
    const { subject_id, id } = await requirePerson(ctx, code);
    consents.set(subject_id, id);
  }
  if (answer === undefined || answer.who === "same") return [...consents.values()];
  const added: number[] = [];
  for (const givenBy of [answer.givenBy, ...answer.others]) {
    const one = { ...answer, givenBy };
    // The same answer again is about the same person.
    const said = known.find((person) => isSameAnswer(person, one));
    const isOver = said !== undefined && said.until !== null && said.until < siteDate(ctx.clock.now());
    if (said === undefined) added.push(await addAnswered(ctx, member, one));
    else if (isOver) consents.set(said.subject_id, await addAnswered(ctx, member, one, said.subject_id));
  }
  return [...consents.values(), ...added];
}
