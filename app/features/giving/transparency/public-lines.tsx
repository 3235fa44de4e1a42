import { checkFiles } from "content/check-files.ts";
import { writeDay } from "../../../values/dates.ts";
import { writeMonth } from "../../../values/founding-month.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { PublicLine } from "./public-line.server.ts";

interface PublicLinesProps {
  lines: readonly PublicLine[];
  /** False on the page of one purse, whose name each line would repeat. */
  hasPurse?: boolean;
}

/** Table of lines of purses, newest first. */
export function PublicLines({ lines, hasPurse = true }: PublicLinesProps) {
  const { lines: words, purses } = useWords("transparency");
  const nameLine = useNameLine();
  if (lines.length === 0) return <p>{words.none}</p>;
  return (
    <table className="money-t lines-t">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.what}</th>
          <th scope="col" className="num">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const about = [
            [hasPurse && (line.purse ?? purses.hidden), line.kind].filter(Boolean).join(", "),
            line.what === "gift" && ((line.count ?? 1) > 1 ? words.giftsToo : words.giftToo),
            line.isCorrection &&
              line.line !== undefined &&
              fillPlaces(words.fixes, { line: String(line.line), fixes: String(line.fixes) }),
            line.people !== undefined &&
              (line.people === 1 ? words.onePerson : fillPlaces(words.people, { count: String(line.people) })),
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of one entry have one number, and the order is theirs.
            <tr key={index} className={line.isCorrection ? "is-correction" : undefined}>
              <td className="line-day">{line.day.length === 7 ? writeMonth(line.day) : writeDay(line.day)}</td>
              <td className="line-name">
                {nameLine(line)}
                <small>{about.filter(Boolean).join(". ")}</small>
              </td>
              <td className="num">
                {line.isOut && <span className="vh">{`${purses.out} `}</span>}
                {line.amount}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Returns a function that names a line in the site's language. */
function useNameLine() {
  const { lines: words } = useWords("transparency");
  const payees: Readonly<Record<string, string>> = {
    "a person": checkFiles.person,
    "an organisation": checkFiles.organisation,
  };
  const names: Readonly<Record<string, string>> = {
    refund: words.refund,
    before: words.before,
    charge: words.charge,
    opening: words.opening,
    income: words.income,
    short: words.short,
    over: words.over,
    back: words.back,
    exchanged: words.exchanged,
    "put-in": words.putIn,
    ended: words.ended,
  };
  return ({ what, count = 1, voucher, payee, isCorrection }: PublicLine): string => {
    if (what === "gift" && count < 1) return words.giftsWent;
    if (what === "gift") return count === 1 ? words.oneGift : fillPlaces(words.gifts, { count: String(count) });
    if (isCorrection && voucher !== "") return fillPlaces(words.correction, { voucher });
    if (what === "spent") return fillPlaces(words.spent, { voucher, payee: payees[payee] ?? payee });
    return names[what] ?? words.line;
  };
}
