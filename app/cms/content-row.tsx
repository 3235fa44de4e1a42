import { staff } from "content/staff.ts";
import type { ContentWords } from "content/staff-cms.ts";
import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { Ask } from "../ui/confirm-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture, type PictureProps } from "../ui/picture.tsx";
import type { StaffFormResult } from "../values/staff-form-result.ts";
import type { Status } from "./publishing-schema.ts";

export interface RowFields {
  title: string;
  photos: PictureProps[];
  status: Status;
  isPublic: boolean;
  isDeleted: boolean;
  canEdit: boolean;
  canDelete: boolean;
  canUnpublish: boolean;
  /** Author or date, before the status. */
  note: string;
  publicPath: string;
}

interface ContentRowProps {
  words: ContentWords;
  path: string;
  row: RowFields;
  /** Replaces a missing picture. */
  drawing: string;
  onStatusMessage(answer: StaffFormResult): void;
}

export function ContentRow({ words, row, drawing, path, onStatusMessage }: ContentRowProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const [asking, setAsking] = useState(false);
  const { note, publicPath } = row;
  const [cover] = row.photos;
  const title = row.title || words.untitled;
  const send = (intent: "delete" | "undelete" | "unpublish") => {
    setAsking(false);
    void fetcher.submit({ intent }, { method: "post", action: path });
  };
  const answer = fetcher.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer.
  useEffect(() => {
    if (answer !== undefined) onStatusMessage(answer);
  }, [answer]);
  const hidden = <span className="vh">{` ${title}`}</span>;
  return (
    <article className="row">
      {cover ? (
        <Picture {...cover} alt="" width={72} height={72} layout="72px" />
      ) : (
        <img src={drawing} width="72" height="72" alt="" loading="lazy" />
      )}
      <div>
        <h2>{title}</h2>
        <p className="small muted">{`${note} · ${staff.publishing.states[row.status]}`}</p>
      </div>
      <div className="row-acts">
        {row.isPublic && (
          <a className="act" href={publicPath}>
            {words.view}
            {hidden}
          </a>
        )}
        {row.canEdit && !row.isDeleted && (
          <Link className="act" to={path}>
            {words.editShort}
            {hidden}
          </Link>
        )}
        {row.canUnpublish && row.status !== "draft" && !row.isDeleted && (
          <button type="button" className="act" onClick={() => send("unpublish")}>
            {words.unpublish}
            {hidden}
          </button>
        )}
        {row.canDelete && !row.isDeleted && (
          <button
            type="button"
            className="act act--danger"
            aria-label={`${words.delete} ${title}`}
            onClick={() => setAsking(true)}
          >
            <Icon name="bin" />
            {words.delete}
          </button>
        )}
        {row.canDelete && row.isDeleted && (
          <button type="button" className="act" onClick={() => send("undelete")}>
            {words.undelete}
            {hidden}
          </button>
        )}
      </div>
      {asking && (
        <Ask
          heading={words.ask(title)}
          text={words.askText}
          yes={words.delete}
          no={words.keep}
          onYes={() => send("delete")}
          onNo={() => setAsking(false)}
        />
      )}
    </article>
  );
}
