import { AppError } from "./errors.ts";
import type { SentForm } from "./handle-form.server.ts";

/** Handlers by intent. A shared handler gets the intent. */
type Acts<Table> = { [Intent in keyof Table]: (intent: Intent) => unknown };

type AnswerOf<Act> = Act extends (...args: never[]) => infer Answer ? Awaited<Answer> : never;

/**
 * Calls the act of the form's `intent`, which is the value of the button that sent it.
 * @param otherwise for a form without an intent, and for one that the table does not have
 * @throws AppError unreadableForm where there is none, and as the act
 */
export async function answerIntents<const Table extends Acts<Table>, Answer = never>(
  { formValues }: Pick<SentForm, "formValues">,
  acts: Table,
  otherwise?: () => Answer,
): Promise<AnswerOf<Table[keyof Table]> | Awaited<Answer>>;
export async function answerIntents(
  { formValues }: Pick<SentForm, "formValues">,
  acts: Record<string, (intent: string) => unknown>,
  otherwise?: () => unknown,
): Promise<unknown> {
  const intent = formValues.intent?.[0] ?? "";
  const act = Object.hasOwn(acts, intent) ? acts[intent] : otherwise;
  if (act === undefined) throw new AppError("unreadableForm");
  return act(intent);
}

/** Answers once a command has run that has nothing to say itself. */
export async function answerAfter<const Answer>(command: Promise<unknown>, answer: Answer): Promise<Answer> {
  await command;
  return answer;
}
