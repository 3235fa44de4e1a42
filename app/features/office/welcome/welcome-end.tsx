import { staffClaims } from "content/staff-claims.ts";
import { staffProtecting } from "content/staff-protecting.ts";
import { staffWelcome } from "content/staff-welcome.ts";
import { href, Link } from "react-router";
import { MessengerCard } from "../../../cms/publishing/messenger-card.tsx";
import { Grin } from "../home/checklist-card.tsx";
import type { findFirstPost } from "./find-first-post.server.ts";

const words = staffWelcome.end;

interface WelcomeEndProps {
  /** Numbers of completed steps and of all steps in the checklist. */
  done: number;
  all: number;
  waiting: number;
  /** Number of pages that protect people and that no admin has read yet. */
  unread: number;
  /** Titles of sample items that stay, because staff changed them. */
  kept: readonly string[];
  /** The first post, if visitors can read it already. */
  first: Awaited<ReturnType<typeof findFirstPost>>;
}

/**
 * End of the welcome: a preview of the first post in a chat, and how to share it. Without a post, the completed steps
 * as a smile.
 */
export function WelcomeEnd({ first, ...left }: WelcomeEndProps) {
  if (first === undefined) return <EndWithoutPost {...left} />;
  return (
    <section className="wel-done">
      <div className="stack">
        <h1>{words.sent.heading}</h1>
        <p className="lede">{words.sent.lede}</p>
        <p>
          <a className="btn" href={first.whatsApp} target="_blank" rel="noopener noreferrer">
            <span>
              {words.sent.button}
              <span className="vh">{` ${words.sent.newTab}`}</span>
            </span>
          </a>
        </p>
        <p className="wel-ways">
          <a href={first.path}>{words.sent.post}</a>
          <a href={href("/")}>{words.site}</a>
          <Link to={href("/admin")}>{words.sent.today}</Link>
        </p>
        <p className="muted">{words.left(left.all - left.done)}</p>
        <Claims waiting={left.waiting} />
        <Unread pages={left.unread} />
        <Kept titles={left.kept} />
        <MoveIn />
      </div>
      <MessengerCard {...first.card} />
    </section>
  );
}

function EndWithoutPost({ done, all, waiting, unread, kept }: Omit<WelcomeEndProps, "first">) {
  return (
    <section className="wel-end">
      <Grin done={done} all={all} />
      <h1>{words.heading}</h1>
      <p className="lede">{`${words.up} ${words.left(all - done)}`}</p>
      <Claims waiting={waiting} />
      <Unread pages={unread} />
      <Kept titles={kept} />
      <MoveIn />
      <p>
        <Link className="btn" to={href("/admin")}>
          {words.home}
        </Link>
      </p>
      <a className="act" href={href("/")}>
        {words.site}
      </a>
    </section>
  );
}

function MoveIn() {
  return (
    <p>
      {words.moveIn} <Link to={href("/admin/move-in")}>{words.moveInLink}</Link>
    </p>
  );
}

function Kept({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <p>
      {staffWelcome.sample.kept(titles)} <Link to={href("/admin/sample")}>{staffWelcome.sample.link}</Link>
    </p>
  );
}

function Unread({ pages }: { pages: number }) {
  if (pages === 0) return null;
  return (
    <p>
      {staffProtecting.end(pages)} <Link to={href("/admin/protecting-pages")}>{staffProtecting.link}</Link>
    </p>
  );
}

function Claims({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <p>
      {staffClaims.end(waiting)} <Link to={`${href("/admin/pages")}#claims`}>{staffClaims.link}</Link>
    </p>
  );
}
