import { staffMoveIn as words } from "content/staff-move-in.ts";
import { href, Link } from "react-router";
import { RichText } from "../../../ui/rich-text.tsx";
import { readMediaBlock } from "../../../values/media-block.ts";
import type { Looked } from "./import-kind.server.ts";

/** Rows of an import as they will be here, before any of them comes in. */
export function LookedRows({ looked, id }: { looked: { rows: Looked[]; next: number | undefined }; id: number }) {
  const out = looked.rows.filter(({ isOut }) => isOut).length;
  return (
    <section className="stack">
      <h2>{words.look.heading}</h2>
      {out > 0 && <p>{words.look.outCount(out)}</p>}
      <ul className="rows">
        {looked.rows.map(({ number, title, becomes, notes, texts = [] }) => (
          <li key={number} className="person">
            <div>
              <h3 className="t-3">{title}</h3>
              <p className="small muted">{becomes}</p>
              {notes.map((note) => (
                <p key={note} className="small">
                  {note}
                </p>
              ))}
              {texts.length > 0 && (
                <details>
                  <summary className="more">
                    {words.look.text}
                    <span className="vh"> {title}</span>
                  </summary>
                  {texts.map((text, index) => {
                    const media = readMediaBlock(text);
                    const key = `${index}`;
                    return media === undefined ? (
                      <RichText key={key} text={text} />
                    ) : (
                      <p key={key} className="import-media">
                        {media.kind === "photo" ? media.alt || media.caption : media.address}
                      </p>
                    );
                  })}
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
      {looked.next !== undefined && (
        <p>
          <Link className="act" to={`${href("/admin/move-in/:id", { id: String(id) })}?from=${looked.next}`}>
            {words.look.older}
          </Link>
        </p>
      )}
    </section>
  );
}
