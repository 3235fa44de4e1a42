import { data, href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { countInMemory } from "../../../server/http/memory-rate-limit.ts";
import { privateHeaders } from "../../../server/http/private-headers.ts";
import { Button } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import fieldCss from "../../../ui/field.css?inline";
import { Icon } from "../../../ui/icon.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import { fillPlaces } from "../../../values/places.ts";
import { findFeaturesInUseOnce } from "../../foundation/use/find-features-in-use.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/search-page";
import { findResults } from "./find-results.server.ts";
import { NothingFound } from "./nothing-found.tsx";
import { maxQuestion, readQuestion, searchLimit } from "./read-question.ts";
import { ResultList } from "./result-list.tsx";
import css from "./search.css?inline";
import { readSearchKind } from "./search-kinds.server.ts";
import { countSearch } from "./searched-words.server.ts";

/** Questions are not cached or sent to other sites, and search engines do not list the results. */
export const headers = () => ({ ...privateHeaders(), "X-Robots-Tag": "noindex" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const question = readQuestion(searchParams.get("q"));
  const typed = question?.typed ?? "";
  if (question === undefined) return { typed };
  if (question.problem !== undefined) return { typed, problem: question.problem };
  const requestInfo = context.get(requestInfoContext);
  const { address } = requestInfo;
  if (!countInMemory(ctx, searchLimit, address)) return data({ typed, problem: "wait" as const }, 429);
  const features = await findFeaturesInUseOnce(ctx, requestInfo);
  const asked = { kind: readSearchKind(searchParams.get("in")), before: searchParams.get("before"), features };
  const results = await findResults(ctx, question, asked);
  const isMissed = results.totals.length === 0 || results.isSome || results.suggestion !== undefined;
  const hasNothing = isMissed && !results.hasAnswers;
  countSearch(ctx, question, address, hasNothing);
  return { typed, patterns: question.patterns.length, results };
}

/** Page that searches all public content; works in the same way with and without script. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const words = useWords("search");
  const { typed } = loaderData;
  const results = "results" in loaderData ? loaderData.results : undefined;
  const problem = "problem" in loaderData ? loaderData.problem : undefined;
  const total = results?.total ?? 0;
  const isEmpty = results !== undefined && total === 0;
  return (
    <>
      <PageMeta
        title={typed === "" ? words.title : fillPlaces(words.titleOf, { question: typed })}
        description={words.description}
        path={href("/search")}
      />
      <DetailStyle />
      <Style name="field" css={fieldCss} />
      <Style name="search" layer="feature" css={css} />
      <PageHead ground="green" heading={words.heading} below={<SearchForm typed={typed} />} />
      <div className="wrap section spaced">
        {results !== undefined && !isEmpty && (
          <div role="status">
            {total > 0 && (
              <p>
                <b>{total === 1 ? words.one : fillPlaces(words.count, { count: String(total) })}</b>{" "}
                {fillPlaces(words.countOf, { question: results.suggestion ?? typed })}
              </p>
            )}
            {results.isSome && <p>{words.some}</p>}
            {results.suggestion && <Meant suggestion={results.suggestion} />}
          </div>
        )}
        {results !== undefined && !isEmpty && <ResultList typed={typed} {...results} />}
        {isEmpty && <NothingFound heading={fillPlaces(words.none, { question: typed })} text={words.try} />}
        {problem && <NothingFound heading={fillPlaces(words[problem], { question: typed })} />}
        {typed === "" && <p className="muted">{words.marks}</p>}
      </div>
    </>
  );
}

function SearchForm({ typed }: { typed: string }) {
  const words = useWords("search");
  return (
    <search>
      <form className="find" action={href("/search")}>
        <label className="vh" htmlFor="q">
          {words.label}
        </label>
        <input id="q" name="q" type="search" defaultValue={typed} maxLength={maxQuestion} autoComplete="off" />
        <Button>
          <Icon name="search" />
          {words.button}
        </Button>
      </form>
    </search>
  );
}

function Meant({ suggestion }: { suggestion: string }) {
  const words = useWords("search");
  const [before = "", after = ""] = words.meant.split("{suggestion}");
  return (
    <p>
      {before}
      <a className="tap" href={`${href("/search")}?${new URLSearchParams({ q: suggestion })}`}>
        <b>{suggestion}</b>
      </a>
      {after}
    </p>
  );
}
