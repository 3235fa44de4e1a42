import { href } from "react-router";
import { More } from "../../../ui/button.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { type EventFacts, writeEventLine } from "../../../values/event-description.ts";
import { fillPlaces } from "../../../values/places.ts";
import type { MarkedPart } from "../../../values/search-words.ts";
import { DateTab, EventCardStyle } from "../../events/events/event-card.tsx";
import { useEventDescription } from "../../events/events/event-facts.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { ShownHit } from "./find-hits.server.ts";
import type { SearchKind } from "./search-kinds.server.ts";

interface ResultListProps {
  typed: string;
  totals: { kind: SearchKind; total: number }[];
  /** The kind that is shown; undefined if the best results of all kinds are shown. */
  kind?: SearchKind | undefined;
  hits: ShownHit[];
  older?: string | undefined;
  first?: boolean;
}

/** Results, the best first, with links to the kinds of results. */
export function ResultList({ typed, totals, kind, hits, older, first = true }: ResultListProps) {
  const words = useWords("search");
  const pathOf = (more: Record<string, string> = {}) =>
    `${href("/search")}?${new URLSearchParams({ q: typed, ...more })}`;
  const path = kind === undefined ? pathOf() : pathOf({ in: kind });
  const cut = totals.filter((total) => total.total > hits.filter((hit) => hit.kind === total.kind).length);
  return (
    <div className="side">
      {hits.some(({ event }) => event) && <EventCardStyle />}
      <div className="spaced">
        {hits.length === 0 && <p>{fillPlaces(words.noneHere, { question: typed })}</p>}
        {hits.length > 0 && (
          <section aria-labelledby="results">
            <h2 id="results" className={kind === undefined ? "vh" : undefined}>
              {kind === undefined ? words.results : words.kinds[kind]}
            </h2>
            <ul className="hits">
              {hits.map((hit) => (
                <Hit key={hit.href} hit={hit} isLabelled={kind === undefined} />
              ))}
            </ul>
          </section>
        )}
        {kind === undefined && cut.length > 0 && (
          <p>
            {cut.map((one) => (
              <More key={one.kind} href={pathOf({ in: one.kind })}>
                {fillPlaces(words.allOf, { count: String(one.total), kind: words.kinds[one.kind] })}
              </More>
            ))}
          </p>
        )}
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

function Hit({ hit, isLabelled }: { hit: ShownHit; isLabelled: boolean }) {
  const { kind, href, title, excerpt, note, photo, event } = hit;
  const { kindOfOne } = useWords("search");
  const label = isLabelled ? kindOfOne[kind] : "";
  return (
    <li className={event || photo ? "hit--pictured" : undefined}>
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
      <div className="hit-text">
        <h3>
          <a href={href}>
            <Marked parts={title} />
          </a>
        </h3>
        <p>
          <Marked parts={excerpt} />
        </p>
        {event ? <EventLine event={event} label={label} /> : <Line parts={[label, note]} />}
      </div>
    </li>
  );
}

function EventLine({ event, label }: { event: EventFacts; label: string }) {
  return <Line parts={[label, writeEventLine(useEventDescription(event))]} />;
}

function Line({ parts }: { parts: string[] }) {
  const text = parts.filter(Boolean).join(" · ");
  return text && <p className="small muted">{text}</p>;
}

function Marked({ parts }: { parts: MarkedPart[] }) {
  return parts.map(({ at, text, isFound }) => (isFound ? <mark key={at}>{text}</mark> : text));
}
