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

/** Returns a function that writes who counted and how. */
function useWriteHow() {
  const words = useCountedWords();
  return ({ how, counted_by: who, people }: Counted): string => {
    const sentence = fillPlaces(words.by, { how: words.how[how], who });
    return people === "no" ? sentence : `${sentence}; ${words[people]}`;
  };
}

/** Shows an event's figures, each with its counter and method; renders nothing without figures. */
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

/** Returns a function that writes the source of a sum, for example "from 12 days, attendances". */
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

/** Address of the page that lists all days with figures. */
export const allDays = `${href("/impact")}?days`;

/** Lists the latest days of a sum, with a link to all days. */
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

/**
 * Lists days with their figures.
 * @param isMixed true if the figures belong to several sums; each row then has its unit
 */
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
  /** `here`: the lists of days are on the same page; `elsewhere`: on the page of all days. */
  lists: "here" | "elsewhere";
}

/** Shows sums with links to their days; renders nothing without sums. */
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
