import { staffMessages as words } from "content/staff-messages.ts";
import { href, useFetcher } from "react-router";
import { OlderLink } from "../../cms/act-link.tsx";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import { appContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { Act } from "../../ui/act.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { cutPageById, readIdCursor } from "../../values/cursor.ts";
import { writeDateAndTime } from "../../values/lagos-time.ts";
import { asRowId } from "../../values/row-id.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import type { Route } from "./+types/messages-page";
import { deleteMessage, markMessage } from "./message-commands.server.ts";
import { findMessages } from "./message-queries.server.ts";

const pageLength = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
  const rows = await findMessages(context.get(appContext).db, pageLength + 1, readIdCursor(request.url));
  const { page, older } = cutPageById(rows, pageLength);
  const messages = page.map(({ fingerprint: _fingerprint, ...message }) => message);
  return { messages, older };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "message" }, async ({ formValues }, { ctx, member }) => {
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    const intent = formValues.intent?.[0];
    switch (intent) {
      case "read":
      case "new":
        await markMessage(ctx, member, id, intent === "read");
        return words.marked;
      case "delete":
        await deleteMessage(ctx, member, id);
        return words.deleted;
      default:
        throw new AppError("unreadableForm");
    }
  });

export default function MessagesPage({ loaderData: { messages, older } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <div className="head-row">
        <h1>{words.heading}</h1>
        <a className="act" href={href("/admin/messages/export")} download>
          {words.export}
        </a>
      </div>
      {messages.length === 0 && <p className="muted">{words.empty}</p>}
      <div className="rows">
        {messages.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </div>
      <OlderLink label={words.older} older={older} />
    </>
  );
}

function MessageCard({ message }: { message: Route.ComponentProps["loaderData"]["messages"][number] }) {
  const fetcher = useFetcher<StaffFormResult>();
  const { id, email, subject } = message;
  const isNew = message.read_at === null;
  const from = `${message.first_name} ${message.last_name}`;
  const send = (intent: string) => void fetcher.submit({ intent, id }, { method: "post" });
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return (
    <article className="message">
      <h2>
        {isNew && <b className="new">{`${words.new} `}</b>}
        {subject}
      </h2>
      <p className="small muted">{`${from}, ${email}, ${writeDateAndTime(message.created_at)}`}</p>
      <p className="message-text">{message.message}</p>
      <div className="row-acts">
        <a className="act" href={reply}>
          {words.reply}
          <span className="vh">{` ${from}`}</span>
        </a>
        <Act
          label={isNew ? words.markRead : words.markNew}
          about={subject}
          onClick={() => send(isNew ? "read" : "new")}
        />
        <ConfirmButton
          label={words.delete}
          about={subject}
          heading={words.ask}
          text={words.askText}
          no={words.keep}
          onYes={() => send("delete")}
        />
      </div>
    </article>
  );
}
