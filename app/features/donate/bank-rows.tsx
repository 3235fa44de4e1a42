import { donate } from "content/donate.ts";
import { notices } from "content/notices.ts";
import { Icon } from "../../ui/icon.tsx";
import { Style } from "../../ui/style.tsx";
import type { BankDetails } from "../bank/bank-state.ts";
import { useWords } from "../words/use-words.tsx";
import css from "./bank-rows.css?inline";

const order = ["bankName", "nairaAccount", "dollarAccount", "accountName"] as const;

export type BankRow = (typeof order)[number];

/** An account, each row to be copied. */
export function BankRows({ bank, rows = order }: { bank: BankDetails; rows?: readonly BankRow[] }) {
  const words = useWords("donate", donate).bank;
  const { copied, selected } = useWords("notices", notices);
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

/** Copies a text; the page script shows it. */
export function CopyCell({ text, what }: { text: string; what: string }) {
  const words = useWords("donate", donate).bank;
  return (
    <dd className="copy-cell" hidden>
      <Style name="bank-rows" layer="feature" css={css} />
      <button type="button" className="copy" data-copy={text}>
        <Icon name="copy" />
        <span>
          <span data-copied={words.copied}>{words.copy}</span>
          <span className="vh"> {what.toLowerCase()}</span>
        </span>
      </button>
    </dd>
  );
}

/** An account's name as bank apps show it: capitals, without apostrophes, points and commas. */
export const nameAtBank = (accountName: string): string =>
  accountName
    .toUpperCase()
    .replace(/[’'.,]/g, "")
    .replace(/\s+/g, " ")
    .trim();
