import { staffPrivacy as words } from "content/staff-privacy.ts";
import { data, Form, href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, senderOf } from "../../../server/context.server.ts";
import { answerIntents } from "../../../server/http/answer-intents.server.ts";
import { handleStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { findCountry } from "../../foundation/settings/find-settings.server.ts";
import type { Route } from "./+types/people-data-page";
import { erasePerson } from "./erase-person.server.ts";
import { countDataSubjects, type FoundPerson, findPerson } from "./find-person.server.ts";
import { PersonalDataSummary } from "./personal-data-summary.tsx";
import { canAnswerDataRequests } from "./privacy-permissions.ts";
import { erasureSchema, personSchema } from "./request-schema.ts";

export const handle: StaffHandle = { staff: { who: canAnswerDataRequests } };

type Answer = { statusMessage?: StaffFormResult; found?: FoundPerson; email?: string };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { code } = await findCountry(ctx);
  // The limit is a rule of Nigerian law.
  return { ...(await countDataSubjects(ctx)), hasLine: code === "NG" };
}

/** Accepts only POST, because e-mail addresses in URLs would be stored in histories and logs. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, requestInfo, member } = senderOf(context);
  const shown: Answer = {};
  const plan = { name: "people data", notYet: words.find.notYet };
  const { done, rejected } = await handleStaffForm(ctx, requestInfo, request, plan, (form) => {
    shown.email = form.formValues.email?.[0];
    const { email } = form.check(personSchema);
    const find = async () => {
      shown.found = await findPerson(ctx, member, email);
    };
    return answerIntents(form, {
      find,
      async erase() {
        await find();
        const { byline } = form.check(erasureSchema, [], words.erase.notYet);
        requireFreshSignIn({ requestInfo }, href("/admin/people-data"));
        await erasePerson(ctx, member, email, byline === "on");
        return words.erase.done;
      },
    });
  });
  if (rejected) return data<Answer>({ ...shown, statusMessage: rejected.answer }, rejected.status);
  return data<Answer>(done === undefined ? shown : { statusMessage: { done } });
}

export default function PeopleDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { statusMessage, found, email } = actionData ?? {};
  const errors = statusMessage?.done === undefined ? statusMessage?.errors : undefined;
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={statusMessage} />
      <section className="stack">
        <h2>{words.find.heading}</h2>
        <Form method="post" action={href("/admin/people-data")} className="form" noValidate>
          <input type="hidden" name="intent" value="find" />
          <Field
            // The key resets the forms for another address.
            key={email ?? ""}
            id="whose"
            name="email"
            type="email"
            autoComplete="off"
            label={words.find.label}
            hint={words.find.hint}
            value={email}
            error={errors?.email}
          />
          <button type="submit" className="btn">
            {words.find.button}
          </button>
        </Form>
      </section>
      <p className="small muted">{words.find.payee}</p>
      {found && <p className="small muted">{words.find.lead}</p>}
      {found && <PersonalDataSummary key={found.email} found={found} error={errors?.sure} />}
      <RecordCounts {...loaderData} />
    </>
  );
}

function RecordCounts({ all, recent, countedAt, line, isPast, hasLine }: Route.ComponentProps["loaderData"]) {
  const counts = words.recordCounts;
  return (
    <section className="stack">
      <h2>{counts.heading}</h2>
      <p>
        <strong>{counts.all(all)}</strong> {counts.recent(recent)} {counts.countedAt(countedAt)}
      </p>
      {hasLine && (
        <p className={isPast ? "alert alert--err" : "alert alert--ok"}>{(isPast ? counts.past : counts.below)(line)}</p>
      )}
      <p className="small">{counts.how}</p>
      {hasLine && (
        <>
          <p className="small">{counts.why(line)}</p>
          <p className="small">
            {counts.notAdvice}{" "}
            <a href={counts.address} rel="noreferrer">
              {counts.link}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
