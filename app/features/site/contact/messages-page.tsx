import { staffMessages as words } from "content/staff-messages.ts";
import { useState } from "react";
import { href, Link, useLocation } from "react-router";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import { maxCount, writeCount } from "../../../cms/content-filters.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { ConfirmButton } from "../../../staff-kit/confirm-button.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { Chips, NothingFound, SearchForm } from "../../../staff-kit/list-tools.tsx";
import { StatusMessage, useButtons } from "../../../staff-kit/status-message.tsx";
import { Act } from "../../../ui/act.tsx";
import letterbox from "../../../ui/art/letterbox.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { OwnForm, type Sends } from "../../../ui/own-form.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { readList } from "../../../values/read-list.ts";
import { asRowId } from "../../../values/row-id.ts";
import { writeMoment } from "../../../values/site-time.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findUsersByWord } from "../../people/users/user-commands.server.ts";
import type { Route } from "./+types/messages-page";
import { deleteMessage, giveMessage, markMessage, replyToMessage } from "./message-commands.server.ts";
import { messageFilters } from "./message-filters.ts";
import { canManageMessages } from "./message-permissions.ts";
import { countMessages, findMessage, findReplies, listMessages } from "./message-queries.server.ts";
import { markOf, replySchema } from "./message-schema.ts";

export const handle: StaffHandle = { staff: { who: canManageMessages } };

const pageLength = 30;

/** Maximum number of people in the list of assignees. */
const maxPeople = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const filter = messageFilters.find((name) => name === searchParams.get("status")) ?? "new";
  const { page, older, search } = await readList(request.url, pageLength, (wanted) =>
    listMessages(ctx.db, filter, wanted),
  );
  const id = asRowId(searchParams.get("id") ?? "");
  const open = id === undefined ? undefined : await findMessage(ctx.db, id);
  const staff = await findUsersByWord(ctx, "", maxPeople);
  const people = staff.filter(canManageMessages).map(({ id, name }) => ({ id, name }));
  const nameOf = (id: string | null) => staff.find((person) => person.id === id)?.name;
  return {
    filter,
    search,
    older,
    counts: await countMessages(ctx.db, maxCount),
    contact: (await findSettings(ctx)).email,
    messages: page.map((row) => ({
      ...partsOf(row),
      excerpt: row.message.slice(0, 140),
      givenTo: nameOf(row.given_to),
    })),
    people,
    open: open && {
      ...partsOf(open),
      text: open.message,
      mark: markOf(open),
      replies: await findReplies(ctx.db, open.id),
      givenTo: nameOf(open.given_to),
    },
  };
}

const partsOf = (row: NonNullable<Awaited<ReturnType<typeof findMessage>>>) => ({
  id: row.id,
  email: row.email,
  subject: row.subject,
  from: `${row.first_name} ${row.last_name}`,
  at: writeMoment(row.created_at),
  isNew: row.read_at === null,
  isSpam: row.spam_at !== null,
});

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "message", notYet: words.notYet, isEchoed: true }, (form, sender) => {
    const { check, formValues } = form;
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    const mark = (intent: "done" | "spam" | "new") =>
      answerAfter(markMessage(sender, id, intent), words.marked[intent]);
    return answerIntents(form, {
      done: mark,
      spam: mark,
      new: mark,
      give: () => answerAfter(giveMessage(sender, id, formValues.to?.[0] ?? ""), words.given),
      reply: () => answerAfter(replyToMessage(sender, id, check(replySchema)), words.sent),
      delete: () => answerAfter(deleteMessage(sender.ctx, sender.member, id), words.deleted),
    });
  });

/**
 * The inbox. From a width of 1024 pixels, the list is beside the open message; on smaller screens, one of them is
 * shown.
 */
export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, open, older, filter, search } = loaderData;
  // Stored here, because a message that another member deleted cannot show the sentence itself.
  const [said, setSaid] = useState<{ of: number | undefined; answer: StaffFormResult | undefined }>({
    of: open?.id,
    answer: actionData,
  });
  const query: Record<string, string> = search === "" ? { status: filter } : { status: filter, q: search };
  return (
    <>
      <PageMeta title={words.title} />
      <div className="head-row">
        <h1>{words.heading}</h1>
        <a className="act" href={href("/admin/messages/export")}>
          {words.export}
        </a>
      </div>
      <div className="tools">
        <Chips
          label={words.filters.label}
          chips={messageFilters.map((name) => ({
            label: words.filters[name],
            to: `?status=${name}`,
            count: writeCount(loaderData.counts[name]),
            isCurrent: name === filter && search === "",
          }))}
        />
        <SearchForm label={words.search} search={search} />
      </div>
      {open === undefined && <StatusMessage answer={said.answer} />}
      <div className={open ? "inbox inbox--open" : "inbox"}>
        <div className="inbox-list">
          {messages.length === 0 && search !== "" && <NothingFound search={search} older={older} />}
          {messages.length === 0 && search === "" && (
            <EmptyState art={letterbox} {...words.empty}>
              <Link className="act" to={href("/contact")} reloadDocument>
                {words.form}
              </Link>
            </EmptyState>
          )}
          <ul className="lst">
            {messages.map(({ id, from, at, subject, excerpt, isNew, givenTo }) => (
              <li key={id} className="mail-row">
                <Link
                  to={`?${new URLSearchParams({ ...query, id: String(id) })}`}
                  aria-current={id === open?.id ? "true" : undefined}
                  preventScrollReset
                >
                  <span className="mail-from">
                    {isNew ? <b>{from}</b> : from}
                    {isNew && <span className="mail-new">{` ${words.new}`}</span>}
                    <span className="muted small">{` ${at}`}</span>
                  </span>
                  <span className="mail-subject">{subject}</span>
                  {givenTo && <span className="small">{words.givenTo(givenTo)}</span>}
                  <span className="muted small">{excerpt}</span>
                </Link>
              </li>
            ))}
          </ul>
          <OlderLink label={words.older} older={older} query={query} />
        </div>
        {open ? (
          <OpenMessage
            key={open.id}
            plain={actionData}
            answer={said.of === open.id ? said.answer : undefined}
            setAnswer={(answer) => setSaid({ of: open.id, answer })}
            message={open}
            contact={loaderData.contact}
            people={loaderData.people}
            back={`?${new URLSearchParams(query)}`}
          />
        ) : (
          <p className="muted inbox-none">{words.choose}</p>
        )}
      </div>
    </>
  );
}

interface OpenMessageProps {
  message: NonNullable<Route.ComponentProps["loaderData"]["open"]>;
  contact: string;
  people: { id: string; name: string }[];
  /** Address of the list, for phones. */
  back: string;
  /** Result of the last submission, for browsers without script. */
  plain: StaffFormResult | undefined;
  answer: StaffFormResult | undefined;
  setAnswer(answer: StaffFormResult): void;
}

function OpenMessage({ message, contact, people, back, plain, answer, setAnswer }: OpenMessageProps) {
  const { id, subject, from, email, at, text, mark, replies, isNew, isSpam, givenTo } = message;
  const buttons = useButtons(setAnswer);
  const send = (intent: string, to = "") => void buttons.submit({ intent, id, to }, { method: "post" });
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("open");
  /** Attributes of a form without script. */
  const posts = (intent: string, to = ""): Sends => ({
    method: "post",
    action: `?${query}`,
    fields: { intent, id, to },
  });
  return (
    <article className="inbox-open">
      <Link className="act inbox-back" to={back}>
        <Icon name="back" />
        {words.back}
      </Link>
      <h2>{subject}</h2>
      <p className="small muted">{[from, email, at].filter(Boolean).join(", ")}</p>
      {givenTo && <p className="small">{words.givenTo(givenTo)}</p>}
      <p className="message-text">{text}</p>
      <StatusMessage answer={answer} />
      <div className="row-acts">
        {isNew ? (
          <Act label={words.markDone} sends={posts("done")} onClick={() => send("done")} />
        ) : (
          <Act label={words.markNew} sends={posts("new")} onClick={() => send("new")} />
        )}
        <Menu
          className="act-menu"
          button={
            <summary className="act">
              <Icon name="person" />
              {words.give}
            </summary>
          }
        >
          {people.map((person) => (
            <OwnForm key={person.id} sends={posts("give", person.id)} onSend={() => send("give", person.id)}>
              <button type="submit">{person.name}</button>
            </OwnForm>
          ))}
          {givenTo && (
            <OwnForm sends={posts("give")} onSend={() => send("give")}>
              <button type="submit">{words.giveNobody}</button>
            </OwnForm>
          )}
        </Menu>
        {!isSpam && <Act label={words.markSpam} sends={posts("spam")} onClick={() => send("spam")} />}
        <ConfirmButton
          label={words.delete}
          about={subject}
          heading={words.ask}
          text={words.askText}
          no={words.keep}
          posts={{ fields: { intent: "delete", id } }}
          onYes={() => send("delete")}
        />
      </div>
      {replies.map((reply) => (
        <section key={reply.id} className="reply">
          <p className="small muted">
            {words.answeredBy(reply.written_by, writeMoment(reply.written_at))}
            {reply.state && ` · ${words.states[reply.state]}`}
          </p>
          <p className="message-text">{reply.text}</p>
        </section>
      ))}
      {email === "" && <p>{words.noEmail}</p>}
      {email !== "" && (
        <AutosavedForm
          id={`reply-${id}`}
          action={`${href("/admin/messages")}?${query}`}
          button={words.send}
          initial={noReply}
          labels={{ text: words.reply }}
          plain={plain?.done === undefined && plain?.formValues?.text ? plain : undefined}
          onDone={(done) => setAnswer({ done })}
        >
          {(_, __, about) => (
            <>
              <input type="hidden" name="intent" value="reply" />
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="seen" value={mark} />
              <Field {...about("text")} long hint={words.replyHint(contact)} />
            </>
          )}
        </AutosavedForm>
      )}
    </article>
  );
}

const noReply = {};
