import { staff } from "content/staff.ts";
import type { ContentWords } from "content/staff-cms.ts";
import { Act } from "../ui/act.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Picture, type PictureProps } from "../ui/picture.tsx";
import type { StaffFormResult } from "../values/staff-form-result.ts";
import { ActLink } from "./act-link.tsx";
import type { listContent } from "./list-content.server.ts";
import { useButtons } from "./status-message.tsx";

interface ContentRowProps {
  words: ContentWords;
  path: string;
  row: Awaited<ReturnType<typeof listContent>>["rows"][number] & { photos: PictureProps[] };
  /** Replaces a missing picture. */
  drawing: string;
  onAnswer(answer: StaffFormResult): void;
}

export function ContentRow({ words, row, drawing, path, onAnswer }: ContentRowProps) {
  const buttons = useButtons(onAnswer);
  const { can, isDeleted } = row;
  const [cover] = row.photos;
  const title = row.title || words.untitled;
  const send = (intent: "delete" | "undelete" | "unpublish") =>
    void buttons.submit({ intent }, { method: "post", action: path });
  return (
    <article className="row">
      {cover ? (
        <Picture {...cover} alt="" width={72} height={72} layout="72px" />
      ) : (
        <img src={drawing} width="72" height="72" alt="" loading="lazy" />
      )}
      <div>
        <h2>{title}</h2>
        <p className="small muted">{`${row.note} · ${staff.publishing.states[row.status]}`}</p>
      </div>
      <div className="row-acts">
        {row.isPublic && (
          <a className="act" href={row.publicPath}>
            {words.view}
            <span className="vh">{` ${title}`}</span>
          </a>
        )}
        {can.edit && !isDeleted && <ActLink label={words.editShort} about={title} to={path} />}
        {can.unpublish && row.status !== "draft" && !isDeleted && (
          <Act label={words.unpublish} about={title} onClick={() => send("unpublish")} />
        )}
        {can.delete && !isDeleted && (
          <ConfirmButton
            icon="bin"
            label={words.delete}
            about={title}
            heading={words.ask(title)}
            text={words.askText}
            no={words.keep}
            onYes={() => send("delete")}
          />
        )}
        {can.delete && isDeleted && <Act label={words.undelete} about={title} onClick={() => send("undelete")} />}
      </div>
    </article>
  );
}
