import { staff } from "content/staff.ts";
import type { ContentWords } from "content/staff-cms.ts";
import { type ReactNode, useState } from "react";
import { Form, Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { Modal } from "../ui/modal.tsx";
import { PageMeta } from "../ui/page-meta.tsx";
import type { StaffFormResult } from "../values/staff-form-result.ts";
import { ContentRow, type RowFields } from "./content-row.tsx";
import { StatusMessage } from "./status-message.tsx";

interface ContentListProps {
  words: ContentWords;
  path: string;
  /** The search words, and the next cursor if any. */
  search: string;
  deleted: boolean;
  older: number | undefined;
  canCreate: boolean;
  rows: (RowFields & { id: number })[];
  /** Replaces a missing picture. */
  drawing: string;
  form(say: (sentence: string) => void, close: () => void): ReactNode;
}

/** A content type's staff list: create, search, rows, next page, deleted items. */
export function ContentList(props: ContentListProps) {
  const { words, path, search, deleted, older, canCreate, rows, drawing, form } = props;
  const [creating, setCreating] = useState(false);
  const [statusMessage, setStatusMessage] = useState<StaffFormResult>();
  const close = () => setCreating(false);
  const say = (sentence: string) => {
    close();
    setStatusMessage({ done: sentence });
  };
  return (
    <>
      <PageMeta title={words.title} />
      <div className="head-row">
        <h1>{words.title}</h1>
        {canCreate && (
          <button type="button" className="btn btn--sm" onClick={() => setCreating(true)}>
            <Icon name="plus" />
            {words.create}
          </button>
        )}
      </div>
      <StatusMessage answer={statusMessage} />
      <Form className="find" role="search">
        <input type="search" name="q" defaultValue={search} aria-label={staff.list.search} />
        {deleted && <input type="hidden" name="deleted" value="" />}
        <button type="submit" className="act">
          {staff.list.find}
        </button>
      </Form>
      {rows.length === 0 && <p className="muted">{staff.list.none}</p>}
      <div className="rows">
        {rows.map((row) => (
          <ContentRow
            key={row.id}
            words={words}
            row={row}
            drawing={drawing}
            path={`${path}/${row.id}`}
            onStatusMessage={setStatusMessage}
          />
        ))}
      </div>
      {words.note && <p className="small muted">{words.note}</p>}
      <div className="btns">
        {older !== undefined && (
          <Link
            className="act"
            to={`?${new URLSearchParams({ q: search, before: String(older), ...(deleted && { deleted: "" }) })}`}
          >
            {staff.list.older}
          </Link>
        )}
        <Link className="act" to={deleted ? path : "?deleted"}>
          {deleted ? staff.list.live : staff.list.deleted}
        </Link>
      </div>
      {creating && (
        <Modal heading={words.create} close={words.close} onClose={close} sheet>
          {form(say, close)}
        </Modal>
      )}
    </>
  );
}
