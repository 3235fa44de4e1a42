import { labelled } from "content/labelled.ts";
import { staffGuests } from "content/staff-guests.ts";
import { href } from "react-router";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { FindForm, NothingFound } from "../../../staff-kit/list-tools.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { telephoneHref } from "../../foundation/settings/telephone-href.ts";
import type { Route } from "./+types/guest-contacts-page";
import { removeGuest, writeToGuests } from "./check-in.server.ts";
import { findContacts } from "./find-guests.server.ts";
import { guestMessageSchema } from "./guest-schema.ts";
import "./guest-list.css";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { canManageGuests } from "./guest-permissions.ts";

export const handle: StaffHandle = { staff: { who: canManageGuests } };

const words = staffGuests.contacts;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const search = cleanLine(query.get("q") ?? "")
    .trim()
    .slice(0, 100);
  const sender = senderOf(context);
  const { country } = await findSettings(sender.ctx);
  const found = await findContacts(sender, asRowId(params.id), {
    search,
    page: asRowId(query.get("page") ?? "") ?? 1,
  });
  const groups = found.groups.map((group) => ({ ...group, dials: group.phone && telephoneHref(country, group.phone) }));
  return { ...found, groups, search, sendKey: crypto.randomUUID() };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "guests", notYet: staffGuests.notYet, isEchoed: true }, (form, sender) => {
    const { check, formValues } = form;
    const eventId = asRowId(args.params.id) ?? 0;
    const { origin } = sender.requestInfo;
    return answerIntents(form, {
      end: () => answerAfter(removeGuest(sender, origin, eventId, asRowId(formValues.id?.[0] ?? "")), words.ended),
      write: async () => words.message.sent(await writeToGuests(sender, origin, eventId, check(guestMessageSchema))),
    });
  });

/** Page that e-mails all guests and lists telephone numbers. */
export default function GuestContactsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, groups, byEmail, byPhone, search, next, sendKey } = loaderData;
  const refused = useRefusedAct()("write");
  return (
    <>
      <PageMeta title={labelled(words.title, event.title)} />
      <h1>{event.title}</h1>
      <p className="muted">{event.when}</p>
      <StatusMessage answer={actionData} />
      <section className="stack guest-note" aria-labelledby="write">
        <h2 id="write">{words.message.heading}</h2>
        <p>{words.message.lede(byEmail)}</p>
        {byPhone > 0 && <p>{words.call(byPhone)}</p>}
        <ActForm intent="write" sendKey={sendKey} button={words.message.button}>
          <Field {...refused.field("subject")} id="subject" label={words.message.subject} />
          <Field {...refused.field("text")} id="text" label={words.message.text} long />
        </ActForm>
      </section>
      <section className="stack guest-note" aria-labelledby="contacts">
        <h2 id="contacts">{words.heading}</h2>
        <p className="muted">{words.lede}</p>
        <FindForm label={words.find} button={words.findButton} search={search} />
        {groups.length === 0 && search !== "" && <NothingFound search={search} older={undefined} />}
        <ul>
          {groups.map(({ id, name, email, phone, dials, adults, children, isWaiting, hasToBeCalled }) => {
            const written = staffGuests.group(name ?? staffGuests.unnamed, adults, children);
            return (
              <li key={id} className="guest">
                <div>
                  <b>{written}</b>
                  {isWaiting && <small>{staffGuests.waits}</small>}
                  {email && <a href={`mailto:${email}`}>{email}</a>}
                  {dials && <a href={dials}>{phone}</a>}
                  {hasToBeCalled && <span className="guest-need">{words.moved}</span>}
                </div>
                <details>
                  <summary className="act act--danger">
                    {words.end}
                    <span className="vh"> {written}</span>
                  </summary>
                  <p className="small">{words.endText}</p>
                  <ActForm intent="end" id={id} sendKey={`${sendKey}-${id}`} button={words.end} danger />
                </details>
              </li>
            );
          })}
        </ul>
        {next !== undefined && (
          <ActLink
            label={words.more}
            to={`?${new URLSearchParams({ ...(search !== "" && { q: search }), page: String(next) })}`}
          />
        )}
      </section>
      <p className="guest-acts">
        <a className="act" href={href("/admin/event/:id/guests", { id: String(event.id) })}>
          {staffGuests.link}
        </a>
      </p>
    </>
  );
}
