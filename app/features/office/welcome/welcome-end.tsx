import { staffClaims } from "content/staff-claims.ts";
import { staffWelcome } from "content/staff-welcome.ts";
import { href, Link } from "react-router";
import { Grin } from "../home/checklist-card.tsx";

const words = staffWelcome.end;

/** What is done of the checklist, as a smile, and the way on. */
export function WelcomeEnd({ done, all, waiting }: { done: number; all: number; waiting: number }) {
  return (
    <section className="wel-end">
      <Grin done={done} all={all} />
      <h1>{words.heading}</h1>
      <p className="lede">{words.lede(all - done)}</p>
      {waiting > 0 && (
        <p>
          {staffClaims.end(waiting)} <Link to={`${href("/admin/pages")}#claims`}>{staffClaims.link}</Link>
        </p>
      )}
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
