import { staffMail } from "content/staff-mail.ts";
import { Link, useFetcher } from "react-router";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import { StatusMessage } from "../../cms/status-message.tsx";
import { appContext, staffContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { readIdCursor } from "../../values/cursor.ts";
import { asRowId } from "../../values/row-id.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import type { Route } from "./+types/outbox-page";
import { deleteEmail, listOutbox, retryEmail } from "./outbox-commands.server.ts";
import { canReadOutbox } from "./outbox-permissions.ts";

const words = staffMail;
const states = ["waiting", "failed", "sent"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!canReadOutbox(context.get(staffContext))) throw new AppError("adminsOnly");
  const ctx = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const state = states.find((one) => one === searchParams.get("state"));
  const before = readIdCursor(request.url);
  return { state, isMailbox: ctx.config.mail.by === "mailbox", ...(await listOutbox(ctx, { state, before })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  // Checks permission first: validation errors would reveal details.
  if (!canReadOutbox(context.get(staffContext))) throw new AppError("adminsOnly");
  return answerStaffForm({ request, context }, { name: "email" }, async ({ formValues }, { ctx, member }) => {
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    switch (formValues.intent?.[0]) {
      case "again":
        await retryEmail(ctx, member, id);
        return words.onItsWay;
      case "delete":
        await deleteEmail(ctx, member, id);
        return words.deleted;
      default:
        throw new AppError("unreadableForm");
    }
  });
}

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const { emails, older, state, isMailbox } = loaderData;
  const fetcher = useFetcher<StaffFormResult>();
  const act = (intent: string, id: number) => void fetcher.submit({ intent, id: String(id) }, { method: "post" });
  const filters = [
    { label: words.all, value: undefined },
    ...states.map((value) => ({ label: words.states[value], value })),
  ];
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{isMailbox ? words.nobody : words.lede}</p>
      <StatusMessage answer={fetcher.data} />
      <nav className="filters" aria-label={words.filter}>
        {filters.map(({ label, value }) => (
          <Link
            key={label}
            className="act"
            to={value === undefined ? "?" : `?state=${value}`}
            aria-current={value === state ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {emails.length === 0 && <p className="muted">{words.none}</p>}
      <div className="rows">
        {emails.map((email) => (
          <OutboxEmailCard key={email.id} email={email} act={act} />
        ))}
      </div>
      {older !== undefined && (
        <Link className="act" to={`?${new URLSearchParams({ ...(state && { state }), before: String(older) })}`}>
          {words.older}
        </Link>
      )}
    </>
  );
}

interface OutboxEmailCardProps {
  email: Route.ComponentProps["loaderData"]["emails"][number];
  act(intent: string, id: number): void;
}

function OutboxEmailCard({ email, act }: OutboxEmailCardProps) {
  const { id, subject, state, kind, recipient, attempts } = email;
  const facts = [
    words.written(email.written),
    email.sent && words.sent(email.sent),
    attempts > 0 && words.tried(attempts),
    email.next && words.next(email.next),
  ].filter(Boolean);
  return (
    <article className="message">
      <h2>
        <b className={state === "failed" ? "new" : "muted"}>{`${words.states[state]} `}</b>
        {subject}
      </h2>
      <p className="small">{`${words.kinds[kind] ?? kind} ${words.to(recipient)}`}</p>
      <p className="small muted">{facts.join(", ")}</p>
      {email.failure !== null && <p className="small">{email.failure}</p>}
      <div className="row-acts">
        {email.canRetry && (
          <button type="button" className="act" onClick={() => act("again", id)}>
            {words.again}
            <span className="vh">{` ${subject}`}</span>
          </button>
        )}
        {state === "failed" && (
          <ConfirmButton
            label={words.delete}
            about={subject}
            heading={words.ask}
            text={words.askText}
            no={words.keep}
            onYes={() => act("delete", id)}
          />
        )}
      </div>
    </article>
  );
}
