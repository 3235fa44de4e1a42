import { search as originalWords } from "content/search.ts";
import { href } from "react-router";
import { More } from "../../ui/button.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Picture } from "../../ui/picture.tsx";
import { type EventFacts, writeEventLine } from "../../values/event-description.ts";
import { fillPlaces } from "../../values/places.ts";
import type { MarkedPart } from "../../values/search-words.ts";
import { DateTab, EventCardStyle } from "../events/event-card.tsx";
import { useEventDescription } from "../events/event-facts.tsx";
import { useWords } from "../words/use-words.tsx";
import type { Answer } from "./find-answers.server.ts";
import type { ShownHit } from "./find-hits.server.ts";
import { type SearchKind, searchKinds } from "./search-kinds.ts";

interface ResultListProps {
  typed: string;
  totals: { kind: SearchKind; total: number }[];
  /** The one that is shown; undefined for the best of all. */
  kind?: SearchKind | undefined;
  hits: ShownHit[];
  /** Fixed pages that answer what was typed. */
  answers: Answer[];
  older?: string | undefined;
  first?: boolean;
}

/** Results by kind, and the kinds beside them. */
export function ResultList({ typed, totals, kind, hits, answers, older, first = true }: ResultListProps) {
  const words = useWords("search", originalWords);
  const pathOf = (more: Record<string, string> = {}) =>
    `${href("/search")}?${new URLSearchParams({ q: typed, ...more })}`;
  const kinds = searchKinds.filter((one) => hits.some((hit) => hit.kind === one));
  const path = kind === undefined ? pathOf() : pathOf({ in: kind });
  return (
    <div className="side">
      {hits.some(({ event }) => event) && <EventCardStyle />}
      <div className="spaced">
        {answers.length > 0 && (
          <section aria-labelledby="answers">
            <h2 id="answers">{words.answers}</h2>
            <ul className="hits">
              {answers.map((answer) => (
                <li key={answer.href}>
                  <div>
                    <h3>
                      <a href={answer.href}>{answer.title}</a>
                    </h3>
                    <p>{answer.lede}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
        {kinds.length === 0 && answers.length === 0 && <p>{fillPlaces(words.noneHere, { question: typed })}</p>}
        {kinds.map((one) => {
          const shown = hits.filter((hit) => hit.kind === one);
          const total = totals.find((counted) => counted.kind === one)?.total ?? 0;
          const isCut = kind === undefined && total > shown.length;
          return (
            <section key={one} aria-labelledby={one}>
              <h2 id={one}>{words.kinds[one]}</h2>
              <ul className="hits">
                {shown.map((hit) => (
                  <Hit key={hit.id} hit={hit} />
                ))}
              </ul>
              {isCut && (
                <p>
                  <More href={pathOf({ in: one })}>
                    {fillPlaces(words.allOf, { count: String(total), kind: words.kinds[one] })}
                  </More>
                </p>
              )}
            </section>
          );
        })}
        <Pager older={older && `${path}&before=${older}`} newest={first ? undefined : path} words={words} />
      </div>
      <aside className="note g-lilac stack" aria-labelledby="kinds">
        <h2 id="kinds" className="t-3">
          {words.only}
        </h2>
        <ul>
          {kind !== undefined && totals.length > 1 && (
            <li>
              <More href={pathOf()}>{words.allKinds}</More>
            </li>
          )}
          {totals.map(({ kind: one, total }) => (
            <li key={one}>
              <a className="more" href={pathOf({ in: one })} aria-current={one === kind ? "page" : undefined}>
                {fillPlaces(words.counted, { kind: words.kinds[one], count: String(total) })}
              </a>
            </li>
          ))}
        </ul>
        <p className="small">{words.marks}</p>
      </aside>
    </div>
  );
}

function Hit({ hit: { href, title, excerpt, note, photo, event } }: { hit: ShownHit }) {
  return (
    <li>
      {event ? (
        <span className="hit-art" aria-hidden="true">
          <DateTab event={event} />
        </span>
      ) : (
        photo && (
          <span className="hit-art">
            <Picture {...photo} alt="" layout="72px" />
          </span>
        )
      )}
      <div>
        <h3>
          <a href={href}>
            <Marked parts={title} />
          </a>
        </h3>
        <p>
          <Marked parts={excerpt} />
        </p>
        {event && <EventLine event={event} />}
        {note && <p className="small muted">{note}</p>}
      </div>
    </li>
  );
}

function EventLine({ event }: { event: EventFacts }) {
  return <p className="small muted">{writeEventLine(useEventDescription(event))}</p>;
}

function Marked({ parts }: { parts: MarkedPart[] }) {
  return parts.map(({ at, text, isFound }) => (isFound ? <mark key={at}>{text}</mark> : text));
}
