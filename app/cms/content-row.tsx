import { staff } from "content/staff.ts";
import type { ContentWords } from "content/staff-cms.ts";
import { staffSharing } from "content/staff-sharing.ts";
import { Link } from "react-router";
import type { PanelLink } from "../server/item-panel.ts";
import { ActLink } from "../staff-kit/act-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu } from "../ui/menu.tsx";
import { Picture, type PictureProps } from "../ui/picture.tsx";
import type { IconName } from "../values/icon-name.ts";
import type { listContent } from "./list-content.server.ts";

type Row = Awaited<ReturnType<typeof listContent>>["rows"][number];
type State = Row["state"];

interface ContentRowProps {
  words: ContentWords;
  noun: string;
  hasPhotos: boolean;
  hasPage: boolean | undefined;
  row: Row & { photos: PictureProps[]; panels: PanelLink[] };
  /** Another row's open menu may cover this one. */
  isInert: boolean;
  onMenu(isOpen: boolean): void;
}

export function ContentRow({ words, noun, hasPhotos, hasPage, row, isInert, onMenu }: ContentRowProps) {
  const { id, state, can } = row;
  const [cover] = row.photos;
  const title = row.title || words.untitled;
  const path = `/admin/${noun}/${id}`;
  const isEditable = can.edit && state !== "deleted";
  return (
    <li className="it" inert={isInert}>
      <label className="pick">
        <span className="vh">{words.choose(title)}</span>
        <input type="checkbox" name="ids" value={id} />
      </label>
      {cover ? (
        <Picture {...cover} alt="" width={72} height={72} layout="72px" />
      ) : (
        <span className="pic--none" aria-hidden="true">
          {hasPhotos && <Icon name="camera" />}
        </span>
      )}
      <div className="it-text">
        <h2>{isEditable ? <Link to={path}>{title}</Link> : title}</h2>
        <p className="meta">
          <StateMark state={state} />
          <span>{row.note}</span>
        </p>
      </div>
      <div className="acts">
        {isEditable && <ActLink label={state === "draft" ? words.goOn : words.editShort} about={title} to={path} />}
        <Menu
          className="more-menu"
          button={
            <summary className="ib" aria-label={words.more(title)}>
              <Icon name="dots" />
            </summary>
          }
          onToggle={onMenu}
        >
          {state === "published" && (
            <a href={row.publicPath}>
              <Icon name="eye" />
              {words.view}
              <span className="vh">{` ${title}`}</span>
            </a>
          )}
          {state === "published" && hasPage && (
            <Link to={`/admin/share/${noun}/${row.publicPath.split("/").at(-1)}`}>
              <Icon name="link" />
              {staffSharing.link}
              <span className="vh">{` ${title}`}</span>
            </Link>
          )}
          {isEditable &&
            row.panels.map(({ label, path, isDocument }) => (
              <Link key={path} to={path} reloadDocument={isDocument}>
                <Icon name="list" />
                {label}
                <span className="vh">{` ${title}`}</span>
              </Link>
            ))}
          {commandsOf(row).map(({ command, icon, label }) => (
            <button
              key={command}
              type="submit"
              name="act"
              value={`${command}:${id}`}
              className={command === "delete" ? "danger" : undefined}
            >
              <Icon name={icon} />
              {words[label]}
              <span className="vh">{` ${title}`}</span>
            </button>
          ))}
        </Menu>
      </div>
    </li>
  );
}

export const rowCommands = [
  { command: "publish", icon: "smile", label: "publishNow" },
  { command: "unpublish", icon: "undo", label: "unpublish" },
  { command: "undelete", icon: "undo", label: "undelete" },
  { command: "delete", icon: "bin", label: "delete" },
] as const satisfies { command: string; icon: IconName; label: keyof ContentWords }[];

function commandsOf({ state, can }: Row) {
  const isDeleted = state === "deleted";
  const may = {
    publish: can.edit && (state === "draft" || state === "scheduled"),
    unpublish: can.unpublish && (state === "published" || state === "scheduled"),
    undelete: can.delete && isDeleted,
    delete: can.delete && !isDeleted,
  };
  return rowCommands.filter(({ command }) => may[command]);
}

const marks = {
  draft: (
    <path d="M1 1h18v1a9 9 0 0 1-18 0z" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3 2.5" />
  ),
  scheduled: (
    <>
      <path d="M1 1h18v1a9 9 0 0 1-18 0z" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M1 1h9v10A9 9 0 0 1 1 2z" fill="currentColor" />
    </>
  ),
  published: <path d="M0 0h20v1a10 10 0 0 1-20 0z" fill="currentColor" />,
  deleted: <path d="M1 6h18" fill="none" stroke="currentColor" strokeWidth="2.5" />,
};

/** Draws the state as a smile: dashed for a draft, half full for scheduled, full for published. */
export function StateMark({ state }: { state: State }) {
  return (
    <span className="sts">
      <svg viewBox="0 0 20 12" aria-hidden="true">
        {marks[state]}
      </svg>
      {staff.publishing.states[state]}
    </span>
  );
}
