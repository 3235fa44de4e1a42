import { staffSearch as words } from "content/staff-search.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canEdit } from "../../../values/roles.ts";
import type { Route } from "./+types/searches-page";
import { listSearchedWords } from "./searched-words.server.ts";

export const handle: StaffHandle = { staff: { who: canEdit } };

/** All editors may open the page, like the visits on the home page, because the counts contain no personal data. */
export const loader = ({ context }: Route.LoaderArgs) => listSearchedWords(senderOf(context));

export default function SearchesPage({ loaderData: { found, inVain, ofStaff } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <section className="stack" aria-labelledby="found">
        <h2 id="found" className="t-3">
          {words.found}
        </h2>
        {found.length === 0 && <p>{words.noneFound}</p>}
        <ul>
          {found.map(({ word, count }) => (
            <SearchedWord key={word} word={word} count={count} />
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="in-vain">
        <h2 id="in-vain" className="t-3">
          {words.inVain}
        </h2>
        <p>{inVain.length === 0 ? words.noneInVain : words.inVainNote}</p>
        <ul>
          {inVain.map(({ word, inVain: count }) => (
            <SearchedWord key={word} word={word} count={count} />
          ))}
        </ul>
      </section>
      {ofStaff && (
        <section className="stack" aria-labelledby="unanswered">
          <h2 id="unanswered" className="t-3">
            {words.unanswered}
          </h2>
          <p>{ofStaff.length === 0 ? words.noneUnanswered : words.unansweredNote}</p>
          <ul>
            {ofStaff.map(({ word, inVain: count }) => (
              <SearchedWord key={word} word={word} count={count} />
            ))}
          </ul>
        </section>
      )}
      <p>
        <a className="act" href={href("/search")}>
          {words.open}
        </a>
      </p>
    </>
  );
}

function SearchedWord({ word, count }: { word: string; count: number }) {
  return (
    <li className="row">
      <b>{word}</b> <span className="muted">{words.times(count)}</span>
    </li>
  );
}
