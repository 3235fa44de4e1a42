import { staff } from "content/staff.ts";
import { useState } from "react";
import { href } from "react-router";
import kite from "../../ui/art/kite.svg";
import { Icon } from "../../ui/icon.tsx";
import { Modal } from "../../ui/modal.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { emptyPost, PostForm } from "../posts/post-form-card.tsx";

const words = staff.home;

/** The staff home: what can be made, each in a dialog. */
export default function AdminPage() {
  const [creating, setCreating] = useState(false);
  const [said, setSaid] = useState<string>();
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <div role="status">{said && <p className="alert alert--ok">{said}</p>}</div>
      <div className="make">
        <button type="button" className="g-yellow" onClick={() => setCreating(true)}>
          <span>
            {words.post.label}
            <small>{words.post.note}</small>
          </span>
          <span className="plus">
            <Icon name="plus" />
          </span>
          <img src={kite} width="560" height="420" alt="" loading="lazy" />
        </button>
      </div>
      <p className="desk-links">
        <a className="act" href={href("/")}>
          <Icon name="arrow" />
          {words.site}
        </a>
      </p>
      {creating && (
        <Modal heading={words.post.label} close={staff.post.close} onClose={() => setCreating(false)} sheet>
          <PostForm
            id="new-post"
            action={href("/admin/post")}
            button={staff.post.publish}
            initial={emptyPost}
            onDone={(sentence) => {
              setCreating(false);
              setSaid(sentence);
            }}
          />
        </Modal>
      )}
    </>
  );
}
