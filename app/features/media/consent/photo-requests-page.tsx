import { labelled } from "content/labelled.ts";
import { staffConsent } from "content/staff-consent.ts";
import type { ReactNode } from "react";
import { safeguardingErrors } from "../../../server/auth/safeguarding-errors.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf, staffContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { canManagePhotos } from "../photos/photo-permissions.ts";
import type { Route } from "./+types/photo-requests-page";
import { showHiddenDocument } from "./document-requests.server.ts";
import { findPictures } from "./find-pictures.server.ts";
import { canHideRequested } from "./photo-request-permissions.ts";
import { answerRequest, hideAllRequested, hideRequested, listRequests } from "./photo-requests.server.ts";
import { PictureOf } from "./picture-of.tsx";
import { decideTakenOut } from "./record-consent.server.ts";
import { clearLook, hidePhoto, putBackPhoto } from "./withdraw.server.ts";
import "./consents.css";

export const handle: StaffHandle = { staff: { who: canHideRequested, refused: safeguardingErrors.safeguardingOnly } };

const { requests: words, people } = staffConsent;

export async function loader({ context }: Route.LoaderArgs) {
  const sender = senderOf(context);
  const { requests, takenOut, takenDown, lookalikes, hiddenDocuments, documents, canRead, hasLead } =
    await listRequests(sender);
  const asked = new Set(requests.flatMap((request) => (request.done_at === null ? [request.photo_id ?? 0] : [])));
  const down = takenDown.filter((id) => !asked.has(id));
  const all = [
    ...requests.flatMap(({ photo_id }) => photo_id ?? []),
    ...takenOut.map(({ photo_id }) => photo_id ?? 0),
    ...lookalikes,
    ...down,
  ];
  return {
    down,
    hasLead,
    opens: canManagePhotos(context.get(staffContext)),
    pictures: await findPictures(sender, all),
    requests: requests.map((request) => ({
      ...request,
      at: writeMoment(request.created_at),
      hideAt: request.hide_at && writeMoment(request.hide_at),
      hiddenAt: request.hidden_at && writeMoment(request.hidden_at),
    })),
    takenOut: takenOut.map((person) => ({ ...person, at: writeMoment(person.ended_at ?? "") })),
    lookalikes,
    documents,
    hiddenDocuments,
    canRead,
    sendKey: crypto.randomUUID(),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "photo-request", notYet: words.notYet }, (form, sender) => {
    const id = asRowId(form.formValues.id?.[0] ?? "") ?? 0;
    const answer = (intent: "down" | "kept") =>
      answerAfter(answerRequest(sender, id, intent), intent === "down" ? words.doneDown : words.doneKept);
    return answerIntents(form, {
      down: answer,
      kept: answer,
      hide: () => answerAfter(hideRequested(sender, id), words.doneHide),
      hideAll: async () => words.doneAll(await hideAllRequested(sender)),
      putBack: async () => ((await putBackPhoto(sender, id)).waitsForLead ? people.backButWaits : people.isBack),
      isAnother: () => answerAfter(clearLook(sender, id), words.doneIsAnother),
      showDocument: () => answerAfter(showHiddenDocument(sender, id), words.documentShown),
      isSame: () => answerAfter(hidePhoto(sender, id), words.doneDown),
      isIn: () => answerAfter(decideTakenOut(sender, id, true), words.doneIsIn),
      isNotIn: () => answerAfter(decideTakenOut(sender, id, false), words.doneIsNotIn),
    });
  });

type Loaded = Route.ComponentProps["loaderData"];

/**
 * Page with photo requests, oldest first. Readers of safeguarding records also see other photos that wait for a
 * decision.
 */
export default function PhotoRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, takenOut, lookalikes, documents, hiddenDocuments, down, canRead, hasLead, sendKey } = loaderData;
  const open = requests.filter(({ done_at, hiddenAt }) => done_at === null && (canRead || hiddenAt === null));
  const picture = (id: number) => <PictureFrom loaded={loaderData} id={id} />;
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{canRead ? words.lede : hasLead ? words.ledeHide : words.ledeAlone}</p>
      <StatusMessage answer={actionData} />
      {requests.length === 0 && <p>{words.none}</p>}
      {open.length > 1 && (
        <ActForm intent="hideAll" sendKey={`${sendKey}-all`} button={words.hideAll(open.length)} danger />
      )}
      <ul className="stack">
        {requests.map((request) => (
          <RequestItem key={request.id} request={request} canRead={canRead} sendKey={sendKey}>
            {request.photo_id === null ? (
              <p>{words.document(documents.find(({ id }) => id === request.document_id)?.title ?? "")}</p>
            ) : (
              picture(request.photo_id)
            )}
          </RequestItem>
        ))}
      </ul>
      <Section heading={words.takenOut} lede={words.takenOutLede} rows={takenOut}>
        {({ id, photo_id, code, ended_by, at }) => (
          <li key={id} className="row stack">
            <h3 className="t-3">{words.takenOutOf(code, photo_id ?? 0)}</h3>
            <p className="small muted">{words.takenOutBy(ended_by ?? "", at)}</p>
            {picture(photo_id ?? 0)}
            <div className="btns">
              <ActForm intent="isIn" id={id} sendKey={`${sendKey}-${id}-in`} button={words.isIn(code)} danger />
              <ActForm intent="isNotIn" id={id} sendKey={`${sendKey}-${id}-out`} button={words.isNotIn(code)} />
            </div>
          </li>
        )}
      </Section>
      <Section heading={words.lookalikes} lede={words.lookalikesLede} rows={lookalikes}>
        {(id) => (
          <li key={id} className="row stack">
            <h3 className="t-3">{words.lookalike(id)}</h3>
            {picture(id)}
            <div className="btns">
              <ActForm intent="isSame" id={id} sendKey={`${sendKey}-${id}-same`} button={words.isSame} danger />
              <ActForm intent="isAnother" id={id} sendKey={`${sendKey}-${id}-other`} button={words.isAnother} />
            </div>
          </li>
        )}
      </Section>
      <Section heading={words.takenDown} lede={words.takenDownLede} rows={down}>
        {(id) => (
          <li key={id} className="row stack">
            <h3 className="t-3">{words.lookalike(id)}</h3>
            {picture(id)}
            <ActForm
              intent="putBack"
              id={id}
              sendKey={`${sendKey}-${id}-back`}
              button={people.putBack}
              about={words.lookalike(id)}
            />
          </li>
        )}
      </Section>
      <Section heading={words.hiddenDocuments} lede={words.hiddenDocumentsLede} rows={hiddenDocuments}>
        {({ id, title }) => (
          <li key={id} className="row stack">
            <h3 className="t-3">{title}</h3>
            <ActForm
              intent="showDocument"
              id={id}
              sendKey={`${sendKey}-${id}-document`}
              button={words.showAgain}
              about={title}
            />
          </li>
        )}
      </Section>
    </>
  );
}

type SectionProps<Row> = { heading: string; lede: string; rows: readonly Row[]; children(row: Row): ReactNode };

function Section<Row>({ heading, lede, rows, children }: SectionProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section className="stack">
      <h2>{heading}</h2>
      <p className="muted">{lede}</p>
      <ul className="stack">{rows.map(children)}</ul>
    </section>
  );
}

function PictureFrom({ loaded: { pictures, opens }, id }: { loaded: Loaded; id: number }) {
  const picture = pictures.find((picture) => picture.id === id);
  return picture && <PictureOf picture={picture} opens={opens} />;
}

type RequestItemProps = { request: Loaded["requests"][number]; canRead: boolean; sendKey: string; children: ReactNode };

function RequestItem({ request, canRead, sendKey, children }: RequestItemProps) {
  const { id, who, wish, contact, note, at, hoursLeft, hideAt, hiddenAt, done_at, done_by, outcome } = request;
  const isOpen = done_at === null;
  const due =
    hiddenAt !== null ? words.hidden(hiddenAt) : hideAt !== null ? words.hides(hideAt) : words.hoursLeft(hoursLeft);
  return (
    <li className="row stack">
      <h2 className="t-3">{who === null ? words.change[wish] : labelled(words.change[wish], words.who[who])}</h2>
      {note && <p className="message-text">{note}</p>}
      <p className="small muted">
        {[at, contact && words.contact(contact), isOpen && due].filter(Boolean).join(" · ")}
      </p>
      {children}
      {!isOpen && <p className="small muted">{words.answered(done_by ?? "", outcome ?? "kept")}</p>}
      {isOpen && !canRead && hiddenAt === null && (
        <ActForm intent="hide" id={id} sendKey={`${sendKey}-${id}-hide`} button={words.hide} danger />
      )}
      {isOpen && canRead && (
        <div className="btns">
          <ActForm
            intent="down"
            id={id}
            sendKey={`${sendKey}-${id}-down`}
            button={hiddenAt === null ? words.takeOff : words.keepDown}
            danger
          />
          <ActForm
            intent="kept"
            id={id}
            sendKey={`${sendKey}-${id}-kept`}
            button={hiddenAt === null ? words.keep : words.showAgain}
          />
        </div>
      )}
    </li>
  );
}
