import { staffSafeguarding } from "content/staff-safeguarding.ts";
import { data, href } from "react-router";
import { senderOf } from "../../../server/context.server.ts";
import { answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { handleStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { Route } from "./+types/recovery-phrase-page";
import { findPhrase, makePhrase, type PhraseState, typePhrase } from "./recovery-phrase.server.ts";
import "./recovery-phrase-page.css";
import { safeguardingErrors } from "../../../server/auth/safeguarding-errors.ts";
import { canNameReaders } from "../../../server/auth/safeguarding-permissions.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";

export const handle: StaffHandle = {
  staff: { who: canNameReaders, refused: safeguardingErrors.leadsOnly, beforeSecondStep: "concerns" },
};

const words = staffSafeguarding.phrase;

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = senderOf(context);
  return { ...(await findPhrase(ctx)), sendKey: crypto.randomUUID() };
}

/** Returns the phrase only in the form's response, so that no address and no cache contains it. */
export async function action({ request, context }: Route.ActionArgs) {
  const sender = senderOf(context);
  const plan = { name: "recovery phrase", notYet: words.notYet };
  const { done, rejected } = await handleStaffForm(sender.ctx, sender.requestInfo, request, plan, (form) =>
    answerIntents(form, {
      async make() {
        requireFreshSignIn(sender, href("/admin/concerns/key"));
        return { phrase: await makePhrase(sender, form.formValues.idempotencyKey?.[0]?.slice(0, 60) ?? "") };
      },
      type: async () => ({ done: words.typed[await typePhrase(sender, form.formValues.phrase?.[0] ?? "")] }),
    }),
  );
  return rejected ? data(rejected.answer, rejected.status) : data(done);
}

/** Page that shows the recovery phrase of the key of concerns to a lead once, to be written on paper. */
export default function RecoveryPhrasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { written, waiting, locked, canUnlock, sendKey } = loaderData;
  const phrase = actionData !== undefined && "phrase" in actionData ? actionData.phrase : undefined;
  const answer = actionData !== undefined && "phrase" in actionData ? undefined : actionData;
  const hasLocked = Object.values(locked).some((count) => count > 0);
  return (
    <div className="phrase-page stack">
      <PageMeta title={words.title} />
      <p className="no-print">
        <ActLink label={words.back} icon="back" to={href("/admin/concerns")} />
      </p>
      <h1>{words.title}</h1>
      <StatusMessage answer={answer} />
      {phrase !== undefined && <Sheet phrase={phrase} />}
      {hasLocked && phrase === undefined && <Locked locked={locked} canUnlock={canUnlock} />}
      {phrase === undefined && (
        <>
          <p className="muted">{words.lede}</p>
          <p>{written === undefined ? words.nobody : words.written(written.by, written.at)}</p>
          {waiting !== undefined && <p>{words.waiting(waiting.by, waiting.at)}</p>}
        </>
      )}
      {(phrase !== undefined || waiting !== undefined || written !== undefined || canUnlock) && (
        <TypeForm sendKey={sendKey} answer={answer} />
      )}
      {phrase === undefined && (
        <section className="stack no-print">
          <h2>{written === undefined && waiting === undefined ? words.make : words.makeNew}</h2>
          <p>{words.makeText}</p>
          {written !== undefined && <p>{words.replaces}</p>}
          <ActForm intent="make" sendKey={`${sendKey}-make`} button={words.makeButton} />
        </section>
      )}
    </div>
  );
}

/** Shows the phrase once. Only the phrase is printed. */
function Sheet({ phrase }: { phrase: string }) {
  return (
    <section className="note g-yellow stack" aria-labelledby="phrase">
      <h2 id="phrase">{words.heading}</h2>
      <ol className="phrase">
        {phrase.split("-").map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be equal.
          <li key={index}>{group}</li>
        ))}
      </ol>
      <p>{words.once}</p>
      <p>{words.paper}</p>
      <p className="no-print">{words.print}</p>
    </section>
  );
}

function Locked({ locked, canUnlock }: Pick<PhraseState, "locked" | "canUnlock">) {
  return (
    <div className="alert alert--err">
      <p>{words.locked(locked)}</p>
      <p>{canUnlock ? words.unlock : words.cannotUnlock}</p>
    </div>
  );
}

function TypeForm({ sendKey, answer }: { sendKey: string; answer: StaffFormResult | undefined }) {
  const rejected = answer !== undefined && answer.done === undefined ? answer : undefined;
  const typed = rejected !== undefined && "typed" in rejected ? String(rejected.typed) : undefined;
  return (
    <section className="stack no-print">
      <h2>{words.type}</h2>
      <ActForm intent="type" sendKey={`${sendKey}-type`} button={words.typeButton}>
        <Field
          id="recovery-phrase"
          name="phrase"
          label={words.field}
          hint={words.hint}
          autoComplete="off"
          value={typed}
          error={rejected?.errors.phrase}
        />
      </ActForm>
    </section>
  );
}
