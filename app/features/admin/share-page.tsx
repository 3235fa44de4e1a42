import { staffMedia } from "content/staff-media.ts";
import { staffOffline } from "content/staff-offline.ts";
import { useEffect, useState } from "react";
import { href, redirect, useNavigate, useSearchParams } from "react-router";
import { findDraft, saveDraft } from "../../cms/local-draft.ts";
import { takeShared } from "../../cms/offline/take-shared.ts";
import { isTemporary } from "../../cms/offline/temporary-ids.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { Route } from "./+types/share-page";

const words = staffOffline.share;

/** Where the service worker does not take the photos yet. Reads nothing: the page says what to do. */
export const action = () => redirect(`${href("/admin/share")}?first`, { status: 303 });

export const loader = (_: Route.LoaderArgs) => null;

/** Opens shared photos as a draft of a post. They wait on the device, also until the person has signed in. */
export default function SharePage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isEmpty, setIsEmpty] = useState(false);
  useEffect(() => {
    const open = async () => {
      const before = findDraft("new-post");
      const draft = await takeShared(before);
      // A second delivery: the first one's photos are in the draft already.
      const hasPhotos = before?.photos?.some((id) => isTemporary(Number(id)));
      if (draft === undefined && !hasPhotos) return setIsEmpty(true);
      if (draft !== undefined) saveDraft("new-post", draft);
      await navigate(`${href("/admin/post")}?create`, { replace: true });
    };
    open().catch(() => setIsEmpty(true));
  }, [navigate]);
  const text = query.has("full") ? staffOffline.full : query.has("first") ? words.first : words.none;
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <p role="status">{isEmpty ? text : ""}</p>
      <ButtonLink href={`${href("/admin/post")}?create`}>{words.choose}</ButtonLink>
      <p className="small muted">{staffMedia.small}</p>
    </>
  );
}
