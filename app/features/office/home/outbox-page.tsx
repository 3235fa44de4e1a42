import { staffMail as words } from "content/staff-mail.ts";
import { staffShell } from "content/staff-shell.ts";
import { useFetcher } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { ConfirmButton } from "../../../staff-kit/confirm-button.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { Chips } from "../../../staff-kit/list-tools.tsx";
import { RoomHead } from "../../../staff-kit/rooms/room-parts.tsx";
import { SendAgainForm } from "../../../staff-kit/send-again-form.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Act } from "../../../ui/act.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { withClock } from "../../../values/site-clock.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { Route } from "./+types/outbox-page";
import { canReadOutbox } from "./admin-permissions.ts";
import { FoldedDetails } from "./folded-details.tsx";
import { deleteEmail, listOutbox, resendEmail } from "./outbox-commands.server.ts";
import { countEmails } from "./outbox-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canReadOutbox } };

const states = ["waiting", "failed", "sent"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const wanted = new URL(request.url).searchParams.get("state");
  const state = states.find((state) => state === wanted);
  const page = await listOutbox(senderOf(context), state, request.url);
  const counts = await countEmails(ctx.db);
  return { ...page, sendKey: crypto.randomUUID(), counts, state, isMailbox: ctx.config.mail.by === "mailbox" };
}

export async function action(args: Route.ActionArgs) {
  // Checks the permission first, because validation errors would reveal details.
  return answerStaffForm(args, { name: "email" }, (form, { ctx, member }) => {
    const id = asRowId(form.formValues.id?.[0] ?? "") ?? 0;
    return answerIntents(form, {
      again: () => answerAfter(resendEmail(ctx, member, id), words.onItsWay),
      delete: () => answerAfter(deleteEmail(ctx, member, id), words.deleted),
    });
  });
}

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { emails, counts, older, state, isMailbox, sendKey } = loaderData;
  const fetcher = useFetcher<StaffFormResult>();
  const act = (intent: string, id: number) => void fetcher.submit({ intent, id }, { method: "post" });
  return (
    <>
      <PageMeta title={staffShell.rooms.email} />
      <RoomHead
        heading={staffShell.rooms.email}
        lede={`${isMailbox ? words.nobody : words.lede} ${withClock(words.clock)}`}
      />
      <StatusMessage answer={fetcher.data ?? actionData} />
      <Chips
        label={words.filter}
        chips={[
          { label: words.all, to: "?", isCurrent: state === undefined },
          ...states.map((value) => ({
            label: words.states[value],
            to: `?state=${value}`,
            count: counts[value],
            isCurrent: value === state,
          })),
        ]}
      />
      {emails.length === 0 && <p className="muted">{words.none}</p>}
      <div className="emails">
        {emails.map((email) => (
          <OutboxEmailCard key={email.id} email={email} act={act} sendKey={`${sendKey}-${email.id}`} />
        ))}
      </div>
      <OlderLink label={words.older} older={older} query={state && { state }} />
    </>
  );
}

type Email = Route.ComponentProps["loaderData"]["emails"][number];

interface OutboxEmailCardProps {
  email: Email;
  act(intent: string, id: number): void;
  sendKey: string;
}

const marks = { waiting: "clock", failed: "at", sent: "mail" } as const;

function EmailFate({ email: { state, left, why, todo } }: Pick<OutboxEmailCardProps, "email">) {
  if (left !== undefined)
    return (
      <p className="ok2">
        <Icon name="check" />
        {left}
      </p>
    );
  if (state === "failed")
    return (
      <p className="email-why">
        <Icon name="alert" />
        <span>
          <b>{`${words.states.failed}.`}</b> {[why, todo].filter(Boolean).join(" ")}
        </span>
      </p>
    );
  return (
    <p className="waits">
      <Icon name="clock" />
      {[`${words.states.waiting}.`, why, todo].filter(Boolean).join(" ")}
    </p>
  );
}

function OutboxEmailCard({ email, act, sendKey }: OutboxEmailCardProps) {
  const { id, subject, state, to, details } = email;
  return (
    <article className="email">
      <span className={`email-mark email-mark--${state}`}>
        <Icon name={marks[state]} />
      </span>
      <div>
        <h2>{subject}</h2>
        <p className="small muted">{to}</p>
        <EmailFate email={email} />
        <FoldedDetails label={words.details}>
          {details.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </FoldedDetails>
      </div>
      <div className="row-acts">
        {email.canRetry && (
          <Act
            label={words.again}
            about={subject}
            sends={{ method: "post", fields: { intent: "again", id } }}
            onClick={() => act("again", id)}
          />
        )}
        {email.sendAgain && <SendAgainForm again={email.sendAgain} sendKey={sendKey} about={subject} />}
        {state === "failed" && (
          <ConfirmButton
            label={words.delete}
            about={subject}
            heading={words.ask}
            text={words.askText}
            no={words.keep}
            posts={{ fields: { intent: "delete", id } }}
            onYes={() => act("delete", id)}
          />
        )}
      </div>
    </article>
  );
}
