import { staffCashLines as words } from "content/staff-cash-lines.ts";
import type { describeEntry } from "./list-lines.server.ts";
import "./corrections.css";

/** An entry of the books: what happened, and the gain of each place and purse. */
export function EntryLine({ entry }: { entry: Awaited<ReturnType<typeof describeEntry>> }) {
  const notes = [
    entry.voucher,
    entry.isCorrection ? words.isCorrection : undefined,
    entry.isCorrected ? words.isCorrected : undefined,
  ].filter((note) => note !== undefined);
  return (
    <div>
      <h2 className="t-3">{words.about(entry.what, entry.day)}</h2>
      {notes.length > 0 && <p className="small muted">{notes.join(" · ")}</p>}
      <dl className="correct-lines">
        {entry.lines.map(({ number, name, money }) => (
          <div key={number}>
            <dt>{name}</dt>
            <dd>{money}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
