import { href } from "react-router";
import { Style } from "../../../ui/style.tsx";
import { writeEventDate } from "../../../values/dates.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import css from "./counted.css?inline";
import type { Counted } from "./counted-schema.ts";
import { type CountedRow, type Sum, writeCount } from "./counted-sums.ts";

const grounds = ["g-yellow", "g-pink", "g-green", "g-lilac"];

const CountedStyle = () => <Style name="counted" layer="feature" css={css} />;

const useCountedWords = () => useWords("counted");

/** How and by whom, and how people were counted. */
function useWriteHow() {
  const words = useCountedWords();
  return ({ how, counted_by: who, people }: Counted): string => {
    const sentence = fillPlaces(words.by, { how: words.how[how], who });
    return people === "no" ? sentence : `${sentence}; ${words[people]}`;
  };
}

/** What was counted at an event, with how and by whom; nothing without figures. */
export function CountedAtEvent({ figures }: { figures: Counted[] }) {
  const words = useCountedWords();
  const writeHow = useWriteHow();
  if (figures.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="counted">
      <CountedStyle />
      <h2 id="counted" className="t-2">
        {words.day}
      </h2>
      <ul className="sums">
        {figures.map((figure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is theirs.
          <li key={index} className={grounds[index % grounds.length]}>
            <span>
              <b>{writeCount(figure.count)}</b> {figure.unit} {figure.what}
            </span>
            <small>{writeHow(figure)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "from 12 days, attendances": what a sum is made of. */
export function useWriteSource() {
  const words = useCountedWords();
  return ({ days, people, estimated }: Sum): string =>
    [
      days === 1 ? words.fromOne : fillPlaces(words.from, { count: String(days) }),
      people !== "no" && words[people],
      estimated !== "no" && words[estimated],
    ]
      .filter(Boolean)
      .join(", ");
}

/** Every day with what was counted, by pages. */
export const allDays = `${href("/impact")}?days`;

/** The latest days behind a sum, and where the others are. */
export function LatestDays({ sum: { latest, figures } }: { sum: Sum }) {
  const words = useCountedWords();
  const counts = { shown: String(latest.length), count: writeCount(figures) };
  return (
    <>
      <CountedDays rows={latest} />
      {figures > latest.length && (
        <p>
          {fillPlaces(words.latest, counts)}{" "}
          <a className="tap" href={allDays}>
            {words.days}
          </a>
        </p>
      )}
    </>
  );
}

/** Days with what was counted. @param isMixed of several sums: each says what */
export function CountedDays({ rows, isMixed = false }: { rows: CountedRow[]; isMixed?: boolean }) {
  const words = useCountedWords();
  const writeHow = useWriteHow();
  return (
    <ul className="counted-days">
      <CountedStyle />
      {rows.map((row) => (
        <li key={`${row.event_id}-${row.position}`}>
          <a href={href("/event/readmore/:id", { id: String(row.event_id) })}>
            {fillPlaces(words.place, {
              day: writeEventDate({ date: row.date, precision: row.date_precision }),
              title: row.title,
            })}
          </a>
          <div dir="auto">
            <b>{writeCount(row.count)}</b> {isMixed && `${row.unit} ${row.what} `}
            <small>{writeHow(row)}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface CountedSumsProps {
  sums: Sum[];
  heading: string;
  /** The list behind a sum: below it, or on the page with all lists. */
  lists: "here" | "elsewhere";
}

/** Sums, each one tap away from the days behind it; nothing without sums. */
export function CountedSums({ sums, heading, lists }: CountedSumsProps) {
  const words = useCountedWords();
  const writeSource = useWriteSource();
  if (sums.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="counted">
      <CountedStyle />
      <h2 id="counted" className="t-1">
        {heading}
      </h2>
      <ul className="sums">
        {sums.map((sum, index) => (
          <li key={sum.key} className={grounds[index % grounds.length]}>
            <span>
              <b>{writeCount(sum.count)}</b> {sum.unit} {sum.what}
            </span>
            {lists === "here" ? (
              <details>
                <summary>{writeSource(sum)}</summary>
                <LatestDays sum={sum} />
              </details>
            ) : (
              <a href={`${href("/impact")}#${sum.id}`}>{writeSource(sum)}</a>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a className="tap" href={href("/impact")}>
          {words.all}
        </a>
      </p>
    </section>
  );
}
