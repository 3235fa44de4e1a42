import { staffConsent } from "content/staff-consent.ts";
import { href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canEdit } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { writeMoment } from "../../../values/site-time.ts";
import type { Route } from "./+types/takedowns-page";
import { decideTakenOut } from "./record-consent.server.ts";
import { answerRequest, hideAllRequested, listRequests } from "./takedown-requests.server.ts";
import { clearLook, takeDownPhoto } from "./withdraw.server.ts";

export const handle: StaffHandle = { staff: { who: canEdit } };

const words = staffConsent.requests;

export async function loader({ context }: Route.LoaderArgs) {
  const { requests, takenOut, lookalikes, canRead } = await listRequests(senderOf(context));
  return {
    requests: requests.map((one) => ({
      ...one,
      at: writeMoment(one.created_at),
      hideAt: one.hide_at && writeMoment(one.hide_at),
      hiddenAt: one.hidden_at && writeMoment(one.hidden_at),
    })),
    takenOut: takenOut.map((one) => ({ ...one, at: writeMoment(one.ended_at ?? "") })),
    lookalikes,
    canRead,
    sendKey: crypto.randomUUID(),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "takedown", notYet: words.notYet }, (form, sender) => {
    const id = asRowId(form.formValues.id?.[0] ?? "") ?? 0;
    const answer = (intent: "down" | "kept") =>
      answerAfter(answerRequest(sender, id, intent), intent === "down" ? words.doneDown : words.doneKept);
    return answerIntents(form, {
      down: answer,
      kept: answer,
      hideAll: async () => words.doneAll(await hideAllRequested(sender)),
      isAnother: () => answerAfter(clearLook(sender, id), words.doneIsAnother),
      isSame: () => answerAfter(takeDownPhoto(sender, id), words.doneDown),
      isIn: () => answerAfter(decideTakenOut(sender, id, true), words.doneIsIn),
      isNotIn: () => answerAfter(decideTakenOut(sender, id, false), words.doneIsNotIn),
    });
  });

/** What visitors ask, the longest waiting first, and people with a card who were taken out of a photo. */
export default function TakedownsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, takenOut, lookalikes, canRead, sendKey } = loaderData;
  const open = requests.filter(({ done_at }) => done_at === null);
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{canRead ? words.lede : words.ledeAlone}</p>
      <StatusMessage answer={actionData} />
      {requests.length === 0 && <p>{words.none}</p>}
      {open.length > 1 && (
        <ActForm intent="hideAll" sendKey={`${sendKey}-all`} button={words.hideAll(open.length)} danger />
      )}
      <ul className="stack">
        {requests.map((request) => (
          <RequestItem key={request.id} request={request} canRead={canRead} sendKey={sendKey} />
        ))}
      </ul>
      {takenOut.length > 0 && (
        <section className="stack">
          <h2>{words.takenOut}</h2>
          <p className="muted">{words.takenOutLede}</p>
          <ul className="stack">
            {takenOut.map(({ id, photo_id, code, ended_by, at }) => (
              <li key={id} className="row stack">
                <h3 className="t-3">{words.takenOutOf(code, photo_id ?? 0)}</h3>
                <p className="small muted">{words.takenOutBy(ended_by ?? "", at)}</p>
                <PhotoLink id={photo_id ?? 0} />
                <div className="btns">
                  <ActForm intent="isIn" id={id} sendKey={`${sendKey}-${id}-in`} button={words.isIn(code)} danger />
                  <ActForm intent="isNotIn" id={id} sendKey={`${sendKey}-${id}-out`} button={words.isNotIn(code)} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lookalikes.length > 0 && (
        <section className="stack">
          <h2>{words.lookalikes}</h2>
          <p className="muted">{words.lookalikesLede}</p>
          <ul className="stack">
            {lookalikes.map((id) => (
              <li key={id} className="row stack">
                <h3 className="t-3">{words.lookalike(id)}</h3>
                <PhotoLink id={id} />
                <div className="btns">
                  <ActForm intent="isSame" id={id} sendKey={`${sendKey}-${id}-same`} button={words.isSame} danger />
                  <ActForm intent="isAnother" id={id} sendKey={`${sendKey}-${id}-other`} button={words.isAnother} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const PhotoLink = ({ id }: { id: number }) => (
  <p>
    <Link className="act" to={`${href("/admin/media")}?photo=${id}`}>
      {words.photo}
    </Link>
  </p>
);

interface RequestItemProps {
  request: Route.ComponentProps["loaderData"]["requests"][number];
  canRead: boolean;
  sendKey: string;
}

function RequestItem({ request, canRead, sendKey }: RequestItemProps) {
  const { id, photo_id, who, wish, contact, note, at, hoursLeft, hideAt, hiddenAt, done_at, done_by, outcome } =
    request;
  const isOpen = done_at === null;
  const due =
    hiddenAt !== null ? words.hidden(hiddenAt) : hideAt !== null ? words.hides(hideAt) : words.hoursLeft(hoursLeft);
  return (
    <li className="row stack">
      <h2 className="t-3">{`${words.change[wish]}: ${words.who[who]}`}</h2>
      {note && <p className="message-text">{note}</p>}
      <p className="small muted">
        {[at, contact && words.contact(contact), isOpen && due].filter(Boolean).join(" · ")}
      </p>
      <PhotoLink id={photo_id} />
      {isOpen ? (
        <div className="btns">
          <ActForm
            intent="down"
            id={id}
            sendKey={`${sendKey}-${id}-down`}
            button={hiddenAt === null ? words.takeDown : words.keepDown}
            danger
          />
          {canRead && (
            <ActForm
              intent="kept"
              id={id}
              sendKey={`${sendKey}-${id}-kept`}
              button={hiddenAt === null ? words.keep : words.showAgain}
            />
          )}
        </div>
      ) : (
        <p className="small muted">{words.answered(done_by ?? "", outcome ?? "kept")}</p>
      )}
    </li>
  );
}
