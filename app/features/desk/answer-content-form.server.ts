import { errorFacts } from "../../platform/log/log.server.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import type { StaffAnswer } from "../../values/staff-answer.ts";
import { checkStaffForm, readStaffForm } from "./check-staff-form.server.ts";
import { compareWritten } from "./compare-written.ts";
import { valuesOf } from "./content-fields.ts";
import { type ContentKind, NotHung } from "./content-kind.server.ts";
import type { ContentTable } from "./content-store.server.ts";
import { doSmallDeed, type SmallDeed } from "./delete-content.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";
import { changeContent, createContent, restoreContent } from "./save-content.server.ts";

/** What a room says about its forms. */
interface FormWords {
  fields: Record<string, string>;
  saved: string;
  notYet: string;
  newer: string;
  failed: string;
  restored: string;
  deleted: string;
  undeleted: string;
  unpublished: string;
}

/** What a form hears, and under which status. */
export interface Answer {
  answer: StaffAnswer;
  status: number;
}

const done = (sentence: string): Answer => ({ answer: { done: sentence }, status: 200 });

/** Answers the form that creates a thing. @throws Refusal for a form that cannot be read, and as `createContent` */
export async function answerNew<Table extends ContentTable, Fields extends PublishingFields>(
  site: Site,
  member: StaffMember,
  kind: ContentKind<Table, Fields>,
  words: FormWords,
  request: Request,
): Promise<Answer> {
  const typed = await readStaffForm(request);
  const { fields, refused } = checkStaffForm(typed, kind.schema, words.notYet, kind.lists);
  if (refused) return { answer: refused, status: 422 };
  return orFailed(site, kind.noun, words, async () => {
    await createContent(site, member, kind, fields, typed);
    return done(words.saved);
  });
}

/** Answers the form and the buttons of one thing. @throws Refusal as `changeContent` and `doSmallDeed` */
export async function answerOne<Table extends ContentTable, Fields extends PublishingFields>(
  site: Site,
  member: StaffMember,
  kind: ContentKind<Table, Fields>,
  words: FormWords,
  id: number | undefined,
  request: Request,
): Promise<Answer> {
  const typed = await readStaffForm(request);
  const intent = typed.intent?.[0] ?? "save";
  const small: Record<SmallDeed, string> = {
    delete: words.deleted,
    undelete: words.undeleted,
    unpublish: words.unpublished,
  };
  if (isSmall(intent, small))
    return orFailed(site, kind.noun, words, async () => {
      await doSmallDeed(site, member, kind, id, intent);
      return done(small[intent]);
    });
  if (intent === "restore")
    return orFailed(site, kind.noun, words, async () => {
      await restoreContent(site, member, kind, id, Number(typed.restore?.[0]));
      return done(words.restored);
    });
  const { fields, refused } = checkStaffForm(typed, kind.schema, words.notYet, kind.lists);
  if (refused) return { answer: refused, status: 422 };
  return orFailed(site, kind.noun, words, async () => {
    const outcome = await changeContent(site, member, kind, id, fields, typed);
    if ("saved" in outcome) return done(words.saved);
    const differences = compareWritten(valuesOf(kind.fields, outcome.newer), typed, words.fields);
    const newer = { version: outcome.newer.version, differences };
    return { answer: { message: words.newer, errors: {}, newer }, status: 409 };
  });
}

function isSmall(intent: string, small: Record<SmallDeed, string>): intent is SmallDeed {
  return Object.hasOwn(small, intent);
}

/** An unexpected failure is the site's fault: it goes to the log, and the person keeps the text (specification, 8). */
export async function orFailed(
  site: Site,
  noun: string,
  words: Pick<FormWords, "notYet" | "failed">,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof NotHung) {
      const { message, errors } = error.refusal;
      return { answer: { message: `${words.notYet} ${message}`, errors }, status: 422 };
    }
    site.log.error(`${noun} not saved`, errorFacts(error));
    return { answer: { message: words.failed, errors: {} }, status: 503 };
  }
}
