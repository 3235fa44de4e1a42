import { staffMedia as words } from "content/staff-media.ts";
import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { nearestFocus } from "../../../ui/picture.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { groupBy } from "../../../values/list-places.ts";
import type { listPhotos } from "./find-photos.server.ts";
import type { ChosenPhoto } from "./photo.ts";
import "../../../cms/consent-fields.css";

type ListedPhoto = Awaited<ReturnType<typeof listPhotos>>["photos"][number];

interface TileProps {
  photo: ListedPhoto;
  /** Filter and search, which do not change when the sheet opens; undefined if the member may not open it. */
  query: Record<string, string> | undefined;
}

export function MediaTile({ photo, query }: TileProps) {
  const { id, src, alt, focus, uses, deletedUses, withdrawnAt } = photo;
  const shown = (
    <>
      {withdrawnAt === null ? (
        <span className="tile-flag">
          <img src={src} alt="" width="400" height="400" loading="lazy" className={`focus-${nearestFocus(focus)}`} />
        </span>
      ) : (
        <PhotoGone />
      )}
      <b>{alt || words.noAlt}</b>
    </>
  );
  return (
    <li className="tile">
      {query === undefined ? (
        shown
      ) : (
        <Link to={`?${new URLSearchParams({ ...query, photo: String(id) })}`} preventScrollReset>
          {shown}
        </Link>
      )}
      <ConsentChip {...photo} />
      {withdrawnAt !== null && (
        <p className="small muted">{words.takenDown(writeDay(siteDate(new Date(withdrawnAt))))}</p>
      )}
      <p className="small muted">{uses.length === 0 ? words.unused : words.in(countUses(uses))}</p>
      {deletedUses.length > 0 && <p className="small muted">{words.usedByDeleted(deletedUses.length)}</p>}
    </li>
  );
}

/** Shown instead of a withdrawn photo. */
export const PhotoGone = () => (
  <span className="tile-flag tile-gone">
    <Icon name="close" />
  </span>
);

export function ConsentChip({
  kind,
  hasConsent,
  isWithdrawn,
  isWaiting,
}: Pick<ChosenPhoto, "kind" | "hasConsent" | "isWithdrawn" | "isWaiting">) {
  if (kind === "drawing") return <span className="consent consent--na">{words.drawn}</span>;
  if (isWithdrawn)
    return (
      <span className="consent consent--no">
        <Icon name="close" />
        {words.gone}
      </span>
    );
  return (
    <span className={hasConsent ? "consent" : "consent consent--ask"}>
      <Icon name={hasConsent ? "check" : "clock"} />
      {hasConsent ? words.agreed : isWaiting ? words.waits : words.ask}
    </span>
  );
}

const countOf: Record<string, ((count: number) => string) | undefined> = words.countOf;

function countUses(uses: string[]): string[] {
  const kinds = groupBy(uses, (subject) => subject.slice(0, subject.indexOf(":")));
  return [...kinds].map(([kind, of]) =>
    kind === "place" ? words.onSite(of.length) : (countOf[kind] ?? words.countOf.other)(of.length),
  );
}
