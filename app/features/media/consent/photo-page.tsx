import { data, href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { FormError, type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import { Notice } from "../../../ui/alert.tsx";
import shield from "../../../ui/art/shield.svg";
import { Crumb, DetailStyle } from "../../../ui/detail.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Style } from "../../../ui/style.tsx";
import { fillPlaces } from "../../../values/places.ts";
import { asRowId } from "../../../values/row-id.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { findPublicDocument } from "../documents/find-documents.server.ts";
import { findPhotosOfIds } from "../photos/find-photos.server.ts";
import { findRecordings } from "../recordings/find-recordings.server.ts";
import { Listen } from "../recordings/listen.tsx";
import type { Route } from "./+types/photo-page";
import { sendDocumentRequest } from "./document-requests.server.ts";
import css from "./photo-page.css?inline";
import { DocumentRequestForm, PhotoRequestForm } from "./photo-request-form.tsx";
import { requestLimit } from "./photo-request-permissions.ts";
import { documentRequestSchema, photoRequestSchema } from "./photo-request-schema.ts";
import { countWrongCode, sendPhotoRequest } from "./photo-requests.server.ts";
import { readWithdrawn, sayWithdrawn, writeWithdrawn } from "./say-withdrawn.ts";

const maxPhotos = 60;

const idsIn = (request: Request): number[] =>
  (new URL(request.url).searchParams.get("of") ?? "")
    .split(" ")
    .slice(0, maxPhotos)
    .flatMap((text) => asRowId(text) ?? []);

/** Returns the address of a document that a request is about. */
const documentIn = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get("document")?.slice(0, 200);

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const photos = await findPhotosOfIds(ctx, idsIn(request));
  const signed = new URL(request.url).searchParams.get("sent");
  const sent = readOutcome(ctx, href("/photo"), signed);
  const recordings = await findRecordings(ctx, "site:withdraw");
  const slug = documentIn(request);
  const document = slug && (await findPublicDocument(ctx, slug));
  return {
    ...(document && { document: { slug: document.slug, title: document.title } }),
    photos,
    of: photos.map(({ id }) => id),
    sent,
    withdrawn: readWithdrawn(sent),
    recordings,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const of = await findWordsOfOnce(ctx, requestInfo);
  const { photo: words } = of("withdraw");
  const isDocument = documentIn(request) !== undefined;
  const sent = (how: string) => {
    const query = new URLSearchParams({ of: idsIn(request).join(" "), sent: signOutcome(ctx, href("/photo"), how) });
    return redirect(`${href("/photo")}?${query}`, 303);
  };
  const plan: FormPlan = {
    name: "photo-request",
    texts: ["note"],
    limit: requestLimit,
    // A right code is always accepted; wrong codes have their own rate limit.
    passesLimit: ({ code }) => Boolean(code?.[0]?.trim()),
    notYet: words.notYet,
    wait: words.wait,
    sentences: of("notices").forms,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check }) => {
    if (isDocument) {
      const outcome = await sendDocumentRequest(ctx, requestInfo, check(documentRequestSchema(words)));
      if (outcome === "gone") throw new FormError(`${words.notYet} ${words.none}`, { status: 404 });
      return sent(outcome);
    }
    const outcome = await sendPhotoRequest(ctx, requestInfo, check(photoRequestSchema(words)));
    if (outcome !== "other") return sent(typeof outcome === "string" ? outcome : writeWithdrawn(outcome));
    await countWrongCode(ctx, requestInfo, `${words.notYet} ${words.wait}`);
    throw new FormError(`${words.notYet} ${words.otherCode}`, { errors: { code: words.otherCode } });
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

/** Page "Is this you or your child?": shows the photos of a page, with a form to request that one is hidden. */
export default function PhotoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { photo: words, card } = useWords("withdraw");
  const { error } = useWords("notices").forms;
  const { photos, of, document, sent, withdrawn, recordings } = loaderData;
  const shown = photos.flatMap(({ photo }) => (photo === "gone" ? [] : [photo]));
  return (
    <>
      <PageMeta title={actionData ? fillPlaces(error, { title: words.title }) : words.title} description={words.lede} />
      <DetailStyle />
      <Style name="photo-page" layer="feature" css={css} />
      <div className="wrap page">
        <Crumb href={href("/")} label={words.back} />
        <div className="side">
          <div className="spaced">
            <div className="stack">
              <h1>{words.heading}</h1>
              <p className="lede">{document ? words.ledeDocument : words.lede}</p>
            </div>
            <Listen recordings={recordings} />
            {withdrawn !== undefined && actionData === undefined && <Notice>{sayWithdrawn(card, withdrawn)}</Notice>}
            {sent === "hidden" && actionData === undefined && <Notice>{words.hidden}</Notice>}
            {sent === "hides" && actionData === undefined && <Notice>{words.hides}</Notice>}
            {sent === "waits" && actionData === undefined && <Notice>{words.sent}</Notice>}
            {document && sent === undefined && <DocumentRequestForm document={document} answer={actionData} />}
            {shown.length === 0 && !document && sent === undefined && <p>{words.none}</p>}
            {shown.length > 0 && !document && sent === undefined && (
              <PhotoRequestForm photos={shown} of={of} answer={actionData} />
            )}
          </div>
          <aside className="stay stack">
            {shown.length === 1 && shown[0] && (
              <figure className="shown">
                <Picture {...shown[0]} inText layout="(min-width: 64em) 380px, calc(100vw - 40px)" />
              </figure>
            )}
            <h2 className="t-3">{words.after}</h2>
            {document || sent === "hidden" ? <p>{words.afterDocument}</p> : <AfterPhoto />}
          </aside>
        </div>
      </div>
    </>
  );
}

function AfterPhoto() {
  const { photo: words } = useWords("withdraw");
  return (
    <>
      <p>{words.afterwards}</p>
      <div className="gone">
        <img src={shield} width="96" height="76" alt="" />
        <p>
          <b>{words.takenDown}</b> {words.takenDownWhy}
        </p>
      </div>
    </>
  );
}
