import { Style } from "../../../ui/style.tsx";
import { fillPlaces } from "../../../values/places.ts";
import { CopyCell } from "../../foundation/words/copy-cell.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { PublicWay } from "../bank-details/find-bank.server.ts";
import { numberLine } from "../bank-details/ways.ts";
import css from "./way-steps.css?inline";

interface WayRowsProps {
  ways: readonly PublicWay[];
  /** The donor's gift, for the instructions; without it, the instructions are general. */
  gift?: { reference: string; amount: string };
}

/** Lists payment methods with rows to copy. Accounts with the same bank and name form a group. */
export function WayRows({ ways, gift }: WayRowsProps) {
  const { copied, selected } = useWords("notices");
  const groups = groupsOf(ways);
  return (
    <>
      {groups.map((group) => (
        <WayGroup key={numberLine(group[0])} group={group} isNamed={groups.length > 1} gift={gift} />
      ))}
      <p className="small muted" role="status" data-copied={copied} data-selected={selected} />
    </>
  );
}

type Group = [PublicWay, ...PublicWay[]];

function groupsOf(ways: readonly PublicWay[]): Group[] {
  const groups: Group[] = [];
  for (const way of ways) {
    const last = groups.at(-1);
    const isOfSame =
      way.kind === "bank" &&
      last?.[0].kind === "bank" &&
      last[0].bank === way.bank &&
      last[0].name === way.name &&
      last.every(({ bic, bankAddress }) => isAgreed(bic, way.bic) && isAgreed(bankAddress, way.bankAddress)) &&
      last.every(({ currency }) => currency !== way.currency);
    if (isOfSame) last.push(way);
    else groups.push([way]);
  }
  return groups;
}

/** Returns true if two values are equal, or one is missing. */
const isAgreed = (a: string | null, b: string | null): boolean => a === null || b === null || a === b;

function WayGroup({ group, isNamed, gift }: { group: Group; isNamed: boolean; gift: WayRowsProps["gift"] }) {
  const { rows: labels } = useWords("donate").bank;
  const { wallet: words } = useWords("giving");
  const [first] = group;
  const accountLabel = ({ moneyPlace, money }: PublicWay) =>
    [labels.nairaAccount, labels.dollarAccount][moneyPlace] ?? fillPlaces(words.account, { money });
  const rows =
    first.kind === "bank"
      ? [
          { label: labels.bankName, text: first.bank ?? "" },
          ...group.map((way) => ({ label: accountLabel(way), text: way.number })),
          { label: labels.accountName, text: first.name },
          ...textsOf(group, "bic").map((text) => ({ label: words.bic, text })),
          ...textsOf(group, "bankAddress").map((text) => ({ label: words.bankAddress, text })),
          ...textsOf(group, "abroad").map((text) => ({ label: words.abroad, text })),
        ]
      : [
          { label: isNamed ? words.number : first.label, text: first.number },
          ...(first.account === null ? [] : [{ label: first.accountLabel || words.ownAccount, text: first.account }]),
          { label: words.shows, text: first.name },
        ];
  return (
    <>
      {isNamed && <h3 className="t-3">{first.label}</h3>}
      <dl className="bank">
        {rows.map(({ label, text }) => (
          <div key={`${label} ${text}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <CopyCell text={text} what={label} />
          </div>
        ))}
      </dl>
      {first.steps.length > 0 && <WaySteps way={first} gift={gift} />}
    </>
  );
}

const textsOf = (group: Group, field: "bic" | "bankAddress" | "abroad"): string[] => [
  ...new Set(group.map((way) => way[field]).filter((text) => text !== null)),
];

function WaySteps({ way, gift }: { way: PublicWay; gift: WayRowsProps["gift"] }) {
  const { wallet: words } = useWords("giving");
  const places = {
    number: way.number,
    amount: gift?.amount ?? words.anyAmount,
    reference: gift === undefined ? words.anyReference : referenceIn(gift.reference, way.reference?.max),
  };
  // A reference beside the foundation's own account has its own field, which the country's file lacks.
  const steps = way.account !== null && way.reference !== null ? [...way.steps, words.message] : way.steps;
  return (
    <ol className="way-steps">
      <Style name="way-steps" layer="feature" css={css} />
      {steps.map((step) => (
        <li key={step}>{fillPlaces(step, places)}</li>
      ))}
    </ol>
  );
}

/** Removes the dashes if the reference is too long for the field. @param max characters of the field */
const referenceIn = (reference: string, max = Number.POSITIVE_INFINITY): string =>
  reference.length > max ? reference.replaceAll("-", "") : reference;

/** Returns account names as bank apps show them: in capitals, without apostrophes, points and commas. */
export const namesAtBank = (ways: readonly { name: string }[]): string =>
  [...new Set(ways.map(({ name }) => nameAtBank(name)))].join(" / ");

/** Maximum length of a message that the apps of most banks take (characters). */
const maxMessage = 30;

/** Returns the first words of a title, as donors write them in a bank app. */
export function wordsAtBank(title: string): string {
  const name = nameAtBank(title);
  if (name.length <= maxMessage) return name;
  const end = name.lastIndexOf(" ", maxMessage);
  return name.slice(0, end > 0 ? end : maxMessage);
}

const nameAtBank = (accountName: string): string =>
  accountName
    .toUpperCase()
    .replace(/[’'.,]/g, "")
    .replace(/\s+/g, " ")
    .trim();
