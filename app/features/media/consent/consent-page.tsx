import { staffConsent } from "content/staff-consent.ts";
import type { ReactNode } from "react";
import { data, href, Link } from "react-router";
import { canReadSafeguarding } from "../../../server/auth/safeguarding-permissions.ts";
import { appContext, staffContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { SureButton } from "../../../staff-kit/sure-button.tsx";
import { useFreshWhenShown } from "../../../staff-kit/use-fresh-page.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { canProtect, canWrite } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { canManageDocuments } from "../documents/document-permissions.ts";
import { findShownIn } from "../documents/find-documents.server.ts";
import { canManagePhotos } from "../photos/photo-permissions.ts";
import { listPrivateFiles } from "../private-files/private-files.server.ts";
import { findHeardIn } from "../recordings/find-recordings.server.ts";
import type { Route } from "./+types/consent-page";
import { AllowedForm, PaperField } from "./consent-form.tsx";
import { allowedSchema } from "./consent-schema.ts";
import { ConsentStateChip } from "./consent-state-chip.tsx";
import { openConsent } from "./find-consents.server.ts";
import { findPictures, type Picture, withUncovered } from "./find-pictures.server.ts";
import { handleConsentForm } from "./handle-consent-form.server.ts";
import { PictureOf } from "./picture-of.tsx";
import { addPapers, changeConsent } from "./take-consent.server.ts";
import { putBackConsent, withdrawConsent } from "./withdraw.server.ts";
import "./consents.css";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";

export const handle: StaffHandle = { staff: { who: canProtect } };

const words = staffConsent.record;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const member = context.get(staffContext);
  const opened = await openConsent(ctx, asRowId(params.id));
  const canRead = canReadSafeguarding(member);
  const papers = await listPrivateFiles(ctx, `consent:${opened.consent.id}`);
  const pictures = await findPictures({ ctx, member }, opened.photos);
  return {
    ...opened,
    photos: canRead ? await withUncovered(ctx, pictures) : pictures,
    opens: { photos: canManagePhotos(member), recordings: canWrite(member), documents: canManageDocuments(member) },
    heardIn: await findHeardIn(ctx, opened.consent.id),
    documents: await findShownIn(ctx, opened.consent.id),
    papers: canRead ? papers.map(({ id }) => id) : papers.length,
    canPutBack: canRead,
    isNew: new URL(request.url).searchParams.has("done"),
  };
}

export async function action(args: Route.ActionArgs) {
  const id = asRowId(args.params.id) ?? 0;
  const { done, rejected } = await handleConsentForm(args, staffConsent.form, async (form, papers, sender) => {
    if (form.formValues.intent === undefined) {
      const allowed = form.check(allowedSchema(siteDate(sender.ctx.clock.now())), ["uses"]);
      return answerAfter(changeConsent(sender, id, allowed), words.saved);
    }
    return answerIntents(form, {
      paper: () => answerAfter(addPapers(sender, id, papers), words.paperAdded),
      withdraw: () => answerAfter(withdrawConsent(sender, id), words.withdrawn),
      putBack: () => answerAfter(putBackConsent(sender, id), words.isBack),
    });
  });
  return rejected ? data({ rejected: rejected.answer }, rejected.status) : { done };
}

export default function ConsentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { consent, state, photos, opens, heardIn, documents, papers, cards, others, canPutBack, isNew, askNames } =
    loaderData;
  const rejected = actionData && "rejected" in actionData ? actionData.rejected : undefined;
  const done = actionData && "done" in actionData ? actionData.done : isNew ? words.done : undefined;
  const path = href("/admin/consents/:id", { id: String(consent.id) });
  // Staff print a card in another tab; this page reloads when it is shown again.
  useFreshWhenShown();
  return (
    <>
      <PageMeta title={words.title(consent.subject_code)} />
      <p className="consent-back">
        <ActLink label={words.back} icon="back" to={href("/admin/consents")} />
      </p>
      <h1>{words.title(consent.subject_code)}</h1>
      <div role="status">{done && <p className="alert alert--ok">{done}</p>}</div>
      <div className="stack">
        <p>
          <ConsentStateChip state={state} />
        </p>
        {askNames && <p className="alert alert--err">{words.askNames[askNames]}</p>}
        <Facts {...consent} />
        <Photos photos={photos} opens={opens.photos} />
        {others.length > 0 && (
          <Listed heading={words.others}>
            {others.map((id) => (
              <li key={id}>
                <Link to={href("/admin/consents/:id", { id: String(id) })}>{`${consent.subject_code}, ${id}`}</Link>
              </li>
            ))}
          </Listed>
        )}
        {heardIn.length > 0 && <Voices heardIn={heardIn} opens={opens.recordings} />}
        {documents.length > 0 && (
          <Listed heading={words.documents}>
            {documents.map(({ id, title }) => (
              <li key={id}>
                {opens.documents ? <a href={href("/admin/document/:id/files", { id: String(id) })}>{title}</a> : title}
              </li>
            ))}
          </Listed>
        )}
        <Papers papers={papers} />
        <form method="post" action={path} encType="multipart/form-data" className="form">
          <input type="hidden" name="intent" value="paper" />
          <PaperField error={rejected?.errors.paper} wasChosen={rejected?.hadFiles ?? false} />
          <div>
            <button type="submit" className="act">
              {words.addPaper}
            </button>
          </div>
        </form>
        <section className="stack">
          <h2>{words.card}</h2>
          <p>{words.cardText}</p>
          <p className="small muted">{words.cards(cards)}</p>
          <form
            method="post"
            action={href("/admin/consents/:id/card", { id: String(consent.id) })}
            target="_blank"
            rel="noopener"
          >
            <button type="submit" className="btn btn--line">
              {words.printCard}
            </button>
          </form>
        </section>
        {state.state !== "withdrawn" && (
          <SureButton
            field={{ name: "intent", value: "withdraw" }}
            label={words.withdraw}
            heading={words.askWithdraw}
            text={words.withdrawText}
            path={path}
          />
        )}
        {state.state === "withdrawn" && canPutBack && (
          <SureButton
            field={{ name: "intent", value: "putBack" }}
            label={words.putBack}
            heading={words.askPutBack}
            text={words.putBackText}
            path={path}
          />
        )}
        <details
          className="consent-change"
          open={askNames !== undefined || (rejected !== undefined && rejected.values.intent === undefined)}
        >
          <summary>{words.change}</summary>
          <p className="small muted">{words.changeText}</p>
          <AllowedForm
            action={path}
            button={words.save}
            values={rejected?.values ?? valuesOf(consent)}
            errors={rejected?.errors ?? {}}
            message={rejected?.message}
          />
        </details>
      </div>
    </>
  );
}

type Consent = Route.ComponentProps["loaderData"]["consent"];

const valuesOf = (consent: Consent) => ({
  uses: consent.uses,
  until: consent.until ?? "",
});

function Facts(consent: Consent) {
  const { rows, yes, no } = words;
  const uses = consent.uses.split(" ").filter((use) => use !== "") as (keyof typeof staffConsent.form.useNames)[];
  const all: [string, string | null][] = [
    [rows.person, consent.is_child === null ? words.unknown : consent.is_child === 1 ? words.child : words.adult],
    [rows.relation, consent.relation && staffConsent.form.relations[consent.relation]],
    [rows.givenBy, consent.given_by],
    [rows.kind, staffConsent.kinds[consent.kind]],
    [rows.givenOn, writeDay(consent.given_on)],
    [rows.takenBy, consent.taken_by],
    [rows.language, consent.language],
    [rows.assent, consent.has_assent === null ? null : consent.has_assent === 1 ? yes : no],
    [rows.uses, uses.map((use) => staffConsent.form.useNames[use]).join(", ")],
    [rows.until, consent.until === null ? words.noEnd : writeDay(consent.until)],
    [rows.withdrawn, consent.withdrawn_at && writeDay(siteDate(new Date(consent.withdrawn_at)))],
  ];
  return (
    <dl className="consent-facts">
      {all.flatMap(([name, text]) =>
        text
          ? [
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>,
            ]
          : [],
      )}
    </dl>
  );
}

function Listed({ heading, none, children }: { heading: string; none?: string | false; children: ReactNode[] }) {
  return (
    <section className="stack">
      <h2>{heading}</h2>
      {none && <p className="small muted">{none}</p>}
      {!none && <ul className="consent-photos">{children}</ul>}
    </section>
  );
}

function Photos({ photos, opens }: { photos: Picture[]; opens: boolean }) {
  return (
    <Listed heading={words.photos} none={photos.length === 0 && words.noPhotos}>
      {photos.map((picture) => (
        <li key={picture.id}>
          <PictureOf picture={picture} opens={opens} />
        </li>
      ))}
    </Listed>
  );
}

function Voices({ heardIn, opens }: { heardIn: { owner: string; language: string }[]; opens: boolean }) {
  return (
    <Listed heading={words.voices}>
      {heardIn.map(({ owner, language }) => {
        const name = words.openVoice(owner.replace(":", " "), language);
        const subject = owner.replace(":", "-");
        return (
          <li key={owner + language}>
            {opens ? <a href={href("/admin/listen/:subject", { subject })}>{name}</a> : name}
          </li>
        );
      })}
    </Listed>
  );
}

/** @param props.papers ids for members who may open the papers; for others, the number of papers */
function Papers({ papers }: { papers: number[] | number }) {
  const ids = typeof papers === "number" ? [] : papers;
  const none = papers === 0 || papers === ids ? words.noPapers : words.papersHidden(Number(papers));
  return (
    <Listed heading={words.papers} none={ids.length === 0 && none}>
      {ids.map((id, index) => (
        <li key={id}>
          <a href={href("/admin/private/:id", { id: String(id) })} target="_blank" rel="noreferrer">
            {words.openPaper(index + 1)}
          </a>
        </li>
      ))}
    </Listed>
  );
}
