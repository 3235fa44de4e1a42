import { staffMedia } from "content/staff-media.ts";
import { staffOffline } from "content/staff-offline.ts";
import { useEffect, useState } from "react";
import { href, redirect, useNavigate, useSearchParams } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { findDraft, saveDraft } from "../../../staff-kit/local-draft.ts";
import { deleteShared, findShared, takeShared } from "../../../staff-kit/offline/take-shared.ts";
import { isTemporary } from "../../../staff-kit/offline/temporary-ids.ts";
import { usePictureSource } from "../../../staff-kit/offline/use-picture-source.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canWrite } from "../../../values/roles.ts";
import type { Route } from "./+types/share-page";

export const handle: StaffHandle = { staff: { who: canWrite } };

const words = staffOffline.share;

/** Runs if the service worker is not active yet. The photos are not read; the page tells the member what to do. */
export const action = () => redirect(`${href("/admin/share")}?first`, { status: 303 });

export const loader = (_: Route.LoaderArgs) => null;

/**
 * Asks before it uses shared photos, because any web page can send photos here. They are stored on the device until the
 * member has signed in, and then become a draft, so that they are never published by mistake.
 */
export default function SharePage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  /** Undefined until the device storage has responded. */
  const [shared, setShared] = useState<number[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const open = async () => {
      const found = await findShared();
      // After a second delivery, the draft already contains the photos of the first.
      const hasPhotos = findDraft("new-post")?.photos?.some((id) => isTemporary(Number(id)));
      if (found.length === 0 && hasPhotos) return navigate(`${href("/admin/post")}?create`, { replace: true });
      setShared(found);
    };
    open().catch(() => setShared([]));
  }, [navigate]);
  const use = async () => {
    const draft = await takeShared(findDraft("new-post"));
    if (draft !== undefined) saveDraft("new-post", draft);
    await navigate(`${href("/admin/post")}?create`, { replace: true });
  };
  const drop = async () => {
    await deleteShared();
    setShared([]);
    setProblem(words.dropped);
  };
  const text = query.has("full") ? staffOffline.full : query.has("first") ? words.first : words.none;
  const failed = () => setProblem(words.failed);
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <p role="status">{problem ?? (shared?.length === 0 ? text : "")}</p>
      {shared !== undefined && shared.length > 0 && (
        <section className="stack" aria-labelledby="use-these">
          <h2 id="use-these">{words.question(shared.length)}</h2>
          <p>{words.questionText}</p>
          <div className="btns">
            {shared.map((id, index) => (
              <SharedPhoto key={id} id={id} number={index + 1} />
            ))}
          </div>
          <div className="btns">
            <button type="button" className="btn" onClick={() => void use().catch(failed)}>
              {words.use}
            </button>
            <button type="button" className="btn btn--line" onClick={() => void drop().catch(failed)}>
              {words.drop}
            </button>
          </div>
        </section>
      )}
      {shared?.length === 0 && <ButtonLink href={`${href("/admin/post")}?create`}>{words.choose}</ButtonLink>}
      <p className="small muted">{staffMedia.small}</p>
    </>
  );
}

function SharedPhoto({ id, number }: { id: number; number: number }) {
  const src = usePictureSource(id, "");
  return src ? <img src={src} alt={words.photo(number)} height="120" /> : null;
}
