import { staffConsent } from "content/staff-consent.ts";
import { href, Link } from "react-router";
import { ActForm } from "../../cms/act-form.tsx";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import { StatusMessage } from "../../cms/status-message.tsx";
import { senderOf } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { writeMoment } from "../../values/lagos-time.ts";
import { asRowId } from "../../values/row-id.ts";
import type { Route } from "./+types/takedowns-page";
import { answerRequest, listRequests } from "./takedown-requests.server.ts";

const words = staffConsent.requests;

export async function loader({ context }: Route.LoaderArgs) {
  const requests = await listRequests(senderOf(context));
  return {
    requests: requests.map((one) => ({ ...one, at: writeMoment(one.created_at) })),
    sendKey: crypto.randomUUID(),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "takedown", notYet: words.notYet }, async ({ formValues }, sender) => {
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    const outcome = formValues.intent?.[0];
    if (outcome !== "down" && outcome !== "kept") throw new AppError("unreadableForm");
    await answerRequest(sender, id, outcome);
    return outcome === "down" ? words.doneDown : words.doneKept;
  });

/** What visitors ask, the longest waiting first. */
export default function TakedownsPage({ loaderData: { requests, sendKey }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      {requests.length === 0 && <p>{words.none}</p>}
      <ul className="stack">
        {requests.map(({ id, photo_id, who, wish, contact, note, at, hoursLeft, done_at, done_by, outcome }) => (
          <li key={id} className="row stack">
            <h2 className="t-3">{`${words.change[wish]}: ${words.who[who]}`}</h2>
            {note && <p className="message-text">{note}</p>}
            <p className="small muted">
              {[at, contact && words.contact(contact), done_at === null && words.hoursLeft(hoursLeft)]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <p>
              <Link className="act" to={`${href("/admin/media")}?photo=${photo_id}`}>
                {words.photo}
              </Link>
            </p>
            {done_at === null ? (
              <div className="btns">
                <ActForm intent="down" id={id} sendKey={`${sendKey}-${id}-down`} button={words.takeDown} danger />
                <ActForm intent="kept" id={id} sendKey={`${sendKey}-${id}-kept`} button={words.keep} />
              </div>
            ) : (
              <p className="small muted">{words.answered(done_by ?? "", outcome ?? "kept")}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
