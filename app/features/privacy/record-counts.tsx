import { staffPrivacy } from "content/staff-privacy.ts";

const words = staffPrivacy.recordCounts;

interface RecordCountsProps {
  recordCounts: { all: number; recent: number; line: number; isPast: boolean };
}

export function RecordCounts({ recordCounts: { all, recent, line, isPast } }: RecordCountsProps) {
  return (
    <section className="stack">
      <h2>{words.heading}</h2>
      <p>
        <strong>{words.all(all)}</strong> {words.recent(recent)}
      </p>
      <p className={isPast ? "alert alert--err" : "alert alert--ok"}>{isPast ? words.past(line) : words.below(line)}</p>
      <p className="small">{words.how}</p>
      <p className="small">{words.why(line)}</p>
      <p className="small">
        {words.notAdvice}{" "}
        <a href={words.address} rel="noreferrer">
          {words.link}
        </a>
      </p>
    </section>
  );
}
