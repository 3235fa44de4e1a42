import type { Currency } from "../../../values/money.ts";
import { CopyCell } from "../../foundation/words/copy-cell.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { BankDetails } from "../bank-details/bank-state.ts";

const order = ["bankName", "nairaAccount", "dollarAccount", "accountName"] as const;

export type BankRow = (typeof order)[number];

/** The row of the account that takes a currency. */
export const accountRowOf = (currency: Currency): BankRow => (currency === "USD" ? "dollarAccount" : "nairaAccount");

/** An account, each row to be copied. */
export function BankRows({ bank, rows = order }: { bank: BankDetails; rows?: readonly BankRow[] }) {
  const words = useWords("donate").bank;
  const { copied, selected } = useWords("notices");
  return (
    <>
      <dl className="bank">
        {rows.map((name) => (
          <div key={name}>
            <dt>{words.rows[name]}</dt>
            <dd>{bank[name]}</dd>
            <CopyCell text={bank[name]} what={words.rows[name]} />
          </div>
        ))}
      </dl>
      <p className="small muted" role="status" data-copied={copied} data-selected={selected} />
    </>
  );
}

/** An account's name as bank apps show it: capitals, without apostrophes, points and commas. */
export const nameAtBank = (accountName: string): string =>
  accountName
    .toUpperCase()
    .replace(/[’'.,]/g, "")
    .replace(/\s+/g, " ")
    .trim();
