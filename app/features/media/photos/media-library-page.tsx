import { staffMedia as words } from "content/staff-media.ts";
import { useState } from "react";
import { href, Link, useNavigate, useRevalidator } from "react-router";
import { maxCount, writeCount } from "../../../cms/content-filters.ts";
import { canReadSafeguarding } from "../../../server/auth/safeguarding-permissions.ts";
import { appContext, staffContext } from "../../../server/context.server.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { Chips, NothingFound, SearchForm } from "../../../staff-kit/list-tools.tsx";
import { DeviceQueueLoader } from "../../../staff-kit/offline/device-queue-loader.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/media-library-page";
import { answerPhoto } from "./answer-photo.server.ts";
import { listPhotos, openPhoto } from "./find-photos.server.ts";
import { mediaFilters, mediaQuery } from "./media-filters.ts";
import { MediaTile } from "./media-tile.tsx";
import { canDeletePhotoEverywhere, canManagePhotos, canUsePhotos } from "./photo-permissions.ts";
import { PhotoSheet } from "./photo-sheet.tsx";
import { PhotoUpload } from "./photo-upload.tsx";
import "./media-library.css";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";

export const handle: StaffHandle = { staff: { who: canUsePhotos } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const canManage = canManagePhotos(context.get(staffContext));
  const opened = canManage ? asRowId(new URL(request.url).searchParams.get("photo") ?? "") : undefined;
  return {
    canManage,
    ...(await listPhotos({ ctx, member: context.get(staffContext) }, request.url)),
    opened: await openPhoto({ ctx, member: context.get(staffContext) }, opened),
    canDeleteEverywhere: canDeletePhotoEverywhere(context.get(staffContext)),
    canPutBack: canReadSafeguarding(context.get(staffContext)),
  };
}

/** Handles the forms of the sheet that `?photo` opens; works without script. */
export const action = (args: Route.ActionArgs) =>
  answerPhoto(args, asRowId(new URL(args.request.url).searchParams.get("photo") ?? ""));

export default function MediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { photos, older, filter, search, counts, opened, canManage, canDeleteEverywhere, canPutBack } = loaderData;
  const [statusMessage, setStatusMessage] = useState(opened ? undefined : actionData?.done);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const query = mediaQuery(filter, search);
  const close = () => void navigate(`?${new URLSearchParams(query)}`, { preventScrollReset: true });
  return (
    <>
      <PageMeta title={words.title} />
      <div className="head-row">
        <h1>{words.heading}</h1>
        {canManage && (
          <Link className="act" to={href("/admin/consents")}>
            {words.consents}
          </Link>
        )}
        <p className="muted">{words.total(Math.min(counts.all, maxCount), counts.all > maxCount)}</p>
      </div>
      <PhotoUpload
        id="library"
        folder="images"
        multiple
        isAlone
        label={words.choose}
        hint={words.small}
        error={undefined}
        onSent={() => void revalidate()}
      />
      <DeviceQueueLoader part="QueueList" />
      <div className="tools">
        <Chips
          label={words.filters.label}
          chips={mediaFilters.map((name) => ({
            label: words.filters[name],
            to: `?${new URLSearchParams(mediaQuery(name, search))}`,
            count: writeCount(counts[name]),
            isCurrent: name === filter,
          }))}
        />
        <div className="seek-row">
          <SearchForm key={search} label={words.search} search={search} query={mediaQuery(filter, "")} />
        </div>
      </div>
      <div role="status">{statusMessage && <p className="alert alert--ok">{statusMessage}</p>}</div>
      {photos.length === 0 && search === "" && <p className="muted">{words.none}</p>}
      {photos.length === 0 && search !== "" && (
        <NothingFound search={search} query={mediaQuery(filter, "")} older={older} />
      )}
      <ul className="media">
        {photos.map((photo) => (
          <MediaTile key={photo.id} photo={photo} query={canManage ? query : undefined} />
        ))}
      </ul>
      <div className="btns">
        <OlderLink label={words.older} older={older} query={query} />
      </div>
      {opened && (
        <PhotoSheet
          key={opened.id}
          plain={actionData}
          closed={`?${new URLSearchParams(query)}`}
          photo={opened}
          canDeleteEverywhere={canDeleteEverywhere}
          canPutBack={canPutBack}
          onClose={close}
          onDone={(sentence) => {
            close();
            setStatusMessage(sentence);
          }}
        />
      )}
    </>
  );
}
