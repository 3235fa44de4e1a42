import { staff } from "content/staff.ts";
import { useState } from "react";
import { data, Form, href, Link, useFetcher } from "react-router";
import { siteContext, staffContext } from "../../platform/site.server.ts";
import avatar from "../../ui/art/avatar.svg";
import { Icon } from "../../ui/icon.tsx";
import { Modal } from "../../ui/modal.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { asRowId } from "../../values/row-id.ts";
import type { StaffAnswer } from "../../values/staff-answer.ts";
import { checkStaffForm, readStaffForm } from "../desk/check-staff-form.server.ts";
import type { Route } from "./+types/staff-posts-page";
import { listStaffPosts } from "./list-staff-posts.server.ts";
import { emptyPost, PostForm } from "./post-form-card.tsx";
import { postSchema } from "./post-schema.ts";
import { createPost } from "./save-post.server.ts";

const words = staff.post;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return listStaffPosts(context.get(siteContext), context.get(staffContext), {
    search: (searchParams.get("q") ?? "").slice(0, 100),
    deleted: searchParams.has("deleted"),
    before: asRowId(searchParams.get("before") ?? ""),
  });
}

/** Creates a post. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readStaffForm(request);
  const { fields, refused } = checkStaffForm(typed, postSchema, words.notYet, ["paragraphs"]);
  if (refused) return data(refused, 422);
  await createPost(context.get(siteContext), context.get(staffContext), fields);
  return { done: words.saved } satisfies StaffAnswer;
}

export default function StaffPostsPage({ loaderData }: Route.ComponentProps) {
  const { posts, older, search, deleted } = loaderData;
  const [creating, setCreating] = useState(false);
  const [said, setSaid] = useState<string>();
  const say = (sentence: string) => {
    setCreating(false);
    setSaid(sentence);
  };
  return (
    <>
      <PageMeta title={words.title} />
      <div className="head-row">
        <h1>{words.title}</h1>
        <button type="button" className="btn btn--sm" onClick={() => setCreating(true)}>
          <Icon name="plus" />
          {words.create}
        </button>
      </div>
      <div role="status">{said && <p className="alert alert--ok">{said}</p>}</div>
      <Form className="find" role="search">
        <input type="search" name="q" defaultValue={search} aria-label={staff.list.search} />
        {deleted && <input type="hidden" name="deleted" value="" />}
        <button type="submit" className="act">
          {staff.list.find}
        </button>
      </Form>
      {posts.length === 0 && <p className="muted">{staff.list.none}</p>}
      <div className="rows">
        {posts.map((post) => (
          <PostRow key={post.id} post={post} onSaid={setSaid} />
        ))}
      </div>
      <p className="small muted">{words.note}</p>
      <div className="btns">
        {older !== undefined && (
          <Link
            className="act"
            to={`?${new URLSearchParams({ q: search, before: String(older), ...(deleted && { deleted: "" }) })}`}
          >
            {staff.list.older}
          </Link>
        )}
        <Link className="act" to={deleted ? href("/admin/post") : "?deleted"}>
          {deleted ? staff.list.live : staff.list.deleted}
        </Link>
      </div>
      {creating && (
        <Modal heading={words.create} close={words.close} onClose={() => setCreating(false)} sheet>
          <PostForm
            id="new-post"
            action={href("/admin/post")}
            button={words.publish}
            initial={emptyPost}
            onDone={say}
          />
        </Modal>
      )}
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["posts"][number];

/** One post in the list; its buttons are those that this person may use. */
function PostRow({ post, onSaid }: { post: Row; onSaid(sentence: string): void }) {
  const fetcher = useFetcher<StaffAnswer>();
  const [asking, setAsking] = useState(false);
  const title = post.title || words.untitled;
  const path = href("/admin/post/:id", { id: String(post.id) });
  const send = (intent: "delete" | "undelete" | "unpublish", sentence: string) => {
    setAsking(false);
    void fetcher.submit({ intent }, { method: "post", action: path }).then(() => onSaid(sentence));
  };
  return (
    <article className="row">
      <img src={avatar} width="72" height="72" alt="" loading="lazy" />
      <div>
        <h2>{title}</h2>
        <p className="small muted">{`${post.author}, ${post.day} · ${staff.publishing.states[post.status]}`}</p>
      </div>
      <div className="row-acts">
        {post.isPublic && (
          <a className="act" href={href("/blog/:slug", { slug: post.slug })}>
            {words.view}
          </a>
        )}
        {post.mayEdit && !post.isDeleted && (
          <Link className="act" to={path}>
            {words.editShort}
            <span className="vh">{` ${title}`}</span>
          </Link>
        )}
        {post.mayUnpublish && post.status !== "draft" && !post.isDeleted && (
          <button type="button" className="act" onClick={() => send("unpublish", words.unpublished)}>
            {words.unpublish}
            <span className="vh">{` ${title}`}</span>
          </button>
        )}
        {post.mayDelete && !post.isDeleted && (
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
        {post.mayDelete && post.isDeleted && (
          <button type="button" className="act" onClick={() => send("undelete", words.undeleted)}>
            {words.undelete}
            <span className="vh">{` ${title}`}</span>
          </button>
        )}
      </div>
      {asking && (
        <Modal heading={words.ask(title)} close={words.keep} onClose={() => setAsking(false)}>
          <p>{words.askText}</p>
          <div className="btns">
            <button type="button" className="btn btn--danger" onClick={() => send("delete", words.deleted)}>
              {words.delete}
            </button>
            <button type="button" className="btn btn--line" onClick={() => setAsking(false)}>
              {words.keep}
            </button>
          </div>
        </Modal>
      )}
    </article>
  );
}
