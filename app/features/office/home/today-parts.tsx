import { formatNumber } from "content/intl.ts";
import { staffSpending } from "content/staff-spending.ts";
import { staffToday } from "content/staff-today.ts";
import { href, Link } from "react-router";
import type { Need } from "../../../server/need.ts";
import type { LastText, PageState, TodayRow, TodaySum } from "../../../server/today.ts";
import exerciseBook from "../../../ui/art/exercise-book.svg";
import { Icon } from "../../../ui/icon.tsx";
import { writeMoment } from "../../../values/site-time.ts";
import { Spark } from "./spark.tsx";
import "./today-parts.css";

const { tile } = staffSpending;
const { ideas, last: lastWords, money, machine, danger } = staffToday;

/** Box for a need about possible danger, above all others. */
export const DangerBox = ({ need: { label, detail, act, path, since } }: { need: Need }) => (
  <section className="danger-box" aria-label={label}>
    <Icon name="shield" />
    <div>
      <h2>{label}</h2>
      <p>
        {detail}
        {since && `. ${danger.since(writeMoment(since))}`}
      </p>
      <Link to={path}>
        <span className="vh">{`${label}: `}</span>
        {act}
      </Link>
    </div>
  </section>
);

/** Tile with one proposed task for a writer. */
export function WriterTile({ proposed }: { proposed: TodayRow | undefined }) {
  const { label, note } = proposed ?? ideas.none;
  return (
    <section className="writer-tile g-yellow" aria-labelledby="proposed">
      <div>
        <h2 id="proposed">{label}</h2>
        <p>{note}</p>
        <p className="writer-acts">
          <Link className="btn" to={proposed?.path ?? `${href("/admin/post")}?create`}>
            {ideas.write}
          </Link>
          {proposed && (
            <Link to={`${href("/admin/post")}?create`}>
              {ideas.else}
              <Icon name="arrow" />
            </Link>
          )}
        </p>
      </div>
      <img src={exerciseBook} width="208" height="164" alt="" />
    </section>
  );
}

/** Tile that leads to the form of a voucher. */
export const SpendTile = () => (
  <section className="writer-tile g-pink" aria-labelledby="money-out">
    <div>
      <h2 id="money-out">{tile.heading}</h2>
      <p>{tile.text}</p>
      <p className="writer-acts">
        <Link className="btn" to={href("/admin/spending/new")}>
          <Icon name="camera" />
          {tile.button}
        </Link>
      </p>
    </div>
  </section>
);

/** Rows of links under a heading. @param props.id of the heading */
export function Doors({
  id,
  heading,
  lede,
  rows,
}: {
  id: string;
  heading: string;
  lede?: string;
  rows: readonly TodayRow[];
}) {
  if (rows.length === 0) return null;
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-head">
        <h2 id={id}>{heading}</h2>
        {lede && <p>{lede}</p>}
      </div>
      <ul className="doors">
        {rows.map(({ label, note, path, icon }) => (
          <li key={`${path} ${label}`}>
            <Link to={path}>
              <Icon name={icon} />
              <span>
                <b>{label}</b>
                <small>{` ${note}`}</small>
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const LastPost = ({ last: { title, day, sharePath, total, daily } }: { last: LastText }) => (
  <section className="last-post" aria-labelledby="last">
    <h2 id="last">{lastWords.heading}</h2>
    <p className="muted">{lastWords.about(title, day)}</p>
    <p>
      <b className="last-total">{formatNumber(total)}</b> {lastWords.opened(total)}
    </p>
    {daily.length > 1 && <Spark daily={daily} />}
    <p className="muted small">{lastWords.days(daily.length)}</p>
    <Link to={sharePath}>{lastWords.share}</Link>
  </section>
);

/** The treasurer's sums, each with a link to its details. */
export const Sums = ({ sums }: { sums: readonly TodaySum[] }) => (
  <section className="sums-tile g-green" aria-label={money.heading}>
    {sums.map(({ label, value, note, path }) => (
      <p key={label}>
        <Link to={path}>{label}</Link>
        <b>{value}</b>
        <small>{note}</small>
      </p>
    ))}
  </section>
);

export const PageStateCard = ({ state: { heading, lede, points, link } }: { state: PageState }) => (
  <section className="last-post" aria-labelledby="page-state">
    <h2 id="page-state">{heading}</h2>
    <p className="muted">{lede}</p>
    <ul className="page-points">
      {points.map(({ label, state, isDone }) => (
        <li key={label}>
          <b>{label}</b>
          <span className={isDone ? "point-done" : "point-open"}>
            <Icon name={isDone ? "check" : "clock"} />
            {state}
          </span>
        </li>
      ))}
    </ul>
    <Link to={link.path}>
      {link.label}
      <Icon name="arrow" />
    </Link>
  </section>
);

/** Line that is shown while the server has no problems. @param props.copiedAt time of the last good backup as text */
export const QuietMachine = ({ copiedAt }: { copiedAt: string }) => (
  <p className="quiet-line">
    <span>
      <Icon name="check" />
      <b>{machine.well}</b> {machine.copy(copiedAt)}
    </span>
    <Link to={href("/admin/doctor")}>{machine.link}</Link>
  </p>
);
