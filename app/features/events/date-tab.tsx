import { type PlainDate, splitDate, writeEventDate } from "../../values/dates.ts";

/** An event's day; screen readers read the whole date. */
export function DateTab(date: PlainDate) {
  const written = writeEventDate(date);
  const { large, small, long } = splitDate(written);
  return (
    <span className={long ? "date date--long" : "date"}>
      <time className="vh" dateTime={date.precision === "month" ? date.date.slice(0, 7) : date.date}>
        {written}
      </time>
      <span aria-hidden="true">{large}</span>
      <small aria-hidden="true">{small}</small>
    </span>
  );
}
