import { staffHome } from "content/staff-home.ts";
import { Link } from "react-router";
import type { Coming } from "../../../server/coming-days.ts";
import { siteDate } from "../../../values/dates.ts";
import { daysBetween, weekdayOf } from "../../../values/site-days.ts";
import "./coming-line.css";

const words = staffHome.line;

const grounds = ["g-yellow", "g-green", "g-pink", "g-lilac"];

/** Timeline with the events of the next two weeks; scrolls sideways. @param now ISO date and time, UTC */
export function ComingLine({ coming, now }: { coming: Coming[]; now: string }) {
  if (coming.length === 0) return null;
  const today = siteDate(new Date(now));
  return (
    <section className="sec" aria-labelledby="coming">
      <div className="sec-head">
        <h2 id="coming">{words.heading}</h2>
        <p>{words.note}</p>
      </div>
      <div className="line-wrap">
        <svg className="rope" viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 2Q500 46 1000 2" vectorEffect="non-scaling-stroke" />
        </svg>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <ol className="line" tabIndex={0} aria-labelledby="coming">
          {coming.map(({ note, title, path, date, time }, index) => (
            <li key={`${path} ${note}`}>
              <Link className={`peg ${grounds[index % grounds.length]}`} to={path}>
                <small>{words.when(daysBetween(today, date), weekdayOf(date), time)}</small>
                <b>{Number(date.slice(8))}</b>
                <small>{note}</small>
                <span>{title}</span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
