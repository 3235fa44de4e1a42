import { staffWelcome } from "content/staff-welcome.ts";
import { href, Link } from "react-router";
import { Grin } from "../home/checklist-card.tsx";

const words = staffWelcome.end;

/** What is done of the checklist, as a smile, and the way on. */
export function WelcomeEnd({ done, all }: { done: number; all: number }) {
  return (
    <section className="wel-end">
      <Grin done={done} all={all} />
      <h1>{words.heading}</h1>
      <p className="lede">{words.lede(all - done)}</p>
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
