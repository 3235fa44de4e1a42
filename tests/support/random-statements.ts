import { numbersFrom } from "./random-numbers.ts";

/** A line whose money moved: ISO date, minor units, words. */
export type TrueLine = [day: string, amount: number, words: string];

const today = Date.UTC(2026, 10, 28);
const dayMs = 24 * 60 * 60 * 1000;

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const two = (number: number): string => String(number).padStart(2, "0");

/** Forms in which banks write a day. */
const dayForms: ((iso: string, time: string) => string)[] = [
  (iso) => iso.split("-").reverse().join("/"),
  (iso) => iso.split("-").reverse().join("-"),
  ([...iso]) => `${Number(iso.slice(5, 7).join(""))}/${Number(iso.slice(8).join(""))}/${iso.slice(0, 4).join("")}`,
  (iso, time) => `${iso}T${time}`,
  (iso) => `${iso.slice(8)}-${months[Number(iso.slice(5, 7)) - 1]}-${iso.slice(0, 4)}`,
  (iso, time) => `${iso.slice(0, 4)} ${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(8)} ${time}`,
  (iso, time) => `${iso.slice(8)}/${iso.slice(5, 7)}/${iso.slice(2, 4)} ${time}`,
  (iso) => iso.replaceAll("-", ""),
];

interface Row {
  day: string;
  time: string;
  /** Minor units, negative for money out. */
  amount: number;
  fee: number;
  after: number;
  hasMoved: boolean;
  words: string;
}

/** Writes a file as a bank could for a true ledger, with the true lines; the same in each run. */
export function writeRandomBankStatement(seed: number): { file: string; lines: TrueLine[]; form: string } {
  const random = numbersFrom(seed * 7_919 + 1);
  random(1_000);
  const choose = <Kind>(list: readonly Kind[]): Kind => list[random(list.length)] as Kind;
  const chance = (percent: number): boolean => random(100) < percent;
  const money = choose(["sides", "sides", "signed", "odd signed", "named side", "settlement", "from to"] as const);
  const feeForm = money === "settlement" ? "inside" : choose(["none", "none", "besides", "rows"] as const);
  const hasStatus = chance(35);
  const rows = makeLedger();
  const dayForm = random(dayForms.length);
  const writeDay = dayForms[dayForm] ?? dayForms[0];
  const nothing = choose(["", "", "0.00", "-", "--", "N/A"]);
  const grouped = choose([true, true, false]);
  const separator = choose([",", ",", ";", "\t"]);
  const order = choose(["up", "up", "down", "down", "days down", "rows down", "any"] as const);
  const still = choose(["Failed", "Declined", "Bounced"]);
  const done = choose(["Successful", "COMPLETED", "Success"]);

  function makeLedger(): Row[] {
    const count = 1 + random(25);
    const span = choose([1, 3, 10, 28, 60]);
    const last = random(40) + 1;
    const offsets = Array.from({ length: count }, () => last + random(span)).sort((a, b) => b - a);
    let balance = 100_000 + random(5_000_000);
    const made: Row[] = [];
    let second = 8 * 3_600;
    for (const [number, offset] of offsets.entries()) {
      const day = new Date(today - offset * dayMs).toISOString().slice(0, 10);
      second = made.at(-1)?.day === day ? second + 60 + random(1_200) : 8 * 3_600 + random(600);
      const time = [second / 3_600, (second / 60) % 60, second % 60].map((part) => two(Math.floor(part))).join(":");
      const hasMoved = number === 0 || !(hasStatus && chance(20));
      const size = choose([500_000, 100_000, 250_050, 1_000 * (1 + random(900)), 12_345_600]);
      const amount = chance(65) ? size : -Math.min(size, Math.max(100, Math.floor(balance / 3)));
      const fee = amount < 0 && feeForm !== "none" && chance(60) ? 1_000 + 25 * random(80) : 0;
      const isApart = feeForm === "rows";
      if (hasMoved) balance += amount - (isApart ? 0 : fee);
      const words = `${amount > 0 ? "TRANSFER FROM" : "PAID TO"} PERSON ${number} OF ${seed}`;
      made.push({ day, time, amount, fee: isApart ? 0 : fee, after: balance, hasMoved, words });
      if (isApart && fee > 0 && hasMoved) {
        balance -= fee;
        made.push({ day, time, amount: -fee, fee: 0, after: balance, hasMoved: true, words: `CHARGE ${number}` });
      }
    }
    return made;
  }

  function inOrder(): Row[] {
    const byDay = [...Map.groupBy(rows, ({ day }) => day).values()];
    if (order === "down") return rows.toReversed();
    if (order === "days down") return byDay.toReversed().flat();
    if (order === "rows down") return byDay.flatMap((part) => part.toReversed());
    if (order === "any") return byDay.flatMap((part) => part.toSorted(() => random(3) - 1));
    return rows;
  }

  const figure = (minor: number): string => {
    const [whole = "", part = ""] = (Math.abs(minor) / 100).toFixed(2).split(".");
    const text = `${grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ",") : whole}.${part}`;
    return text.includes(separator) ? `"${text}"` : text;
  };
  const own = "HOPE HOUSE FOUNDATION";

  const columns: [head: string, write: (row: Row, index: number) => string][] = [
    [choose(["Date", "Trans Date", "Transaction Date"]), ({ day, time }) => writeDay?.(day, time) ?? day],
    [choose(["Narration", "Description", "Details"]), ({ words }) => words],
    ["Reference", (_, index) => `REF${seed}${index}`],
  ];
  const net = ({ amount, fee }: Row) => amount - fee;
  const isIn = ({ amount }: Row) => amount > 0;
  if (money === "sides") {
    columns.push(["Credit", (row) => (isIn(row) ? figure(row.amount) : nothing)]);
    columns.push(["Debit", (row) => (isIn(row) ? nothing : figure(row.amount))]);
  }
  if (money === "signed" || money === "odd signed")
    columns.push([
      money === "signed" ? "Amount" : "Debit/Credit(₦)",
      (row) => `${isIn(row) ? "" : "-"}${figure(row.amount)}`.replace(/^-"/, '"-'),
    ]);
  if (money === "named side") {
    columns.push(["Amount", (row) => figure(row.amount)]);
    columns.push(["Type", (row) => (isIn(row) ? "Credit" : "Debit")]);
  }
  if (money === "settlement") {
    columns.push(["Amount (NGN)", (row) => figure(row.amount)]);
    columns.push(["Settlement Debit (NGN)", (row) => (isIn(row) ? "0.00" : figure(net(row)))]);
    columns.push(["Settlement Credit (NGN)", (row) => (isIn(row) ? figure(net(row)) : "0.00")]);
  }
  if (money === "from to") {
    columns.push(["Amount", (row) => figure(row.amount)]);
    columns.push(["From", (row) => (isIn(row) ? `GIVER ${row.words.length} ${row.words.slice(-4)}` : own)]);
    columns.push(["To", (row) => (isIn(row) ? own : "SHOP")]);
  }
  if (feeForm === "besides" || feeForm === "inside") columns.push(["Charge", ({ fee }) => figure(fee)]);
  columns.push([choose(["Balance", "Balance After (NGN)"]), (row) => figure(row.after)]);
  if (hasStatus) columns.push(["Status", ({ hasMoved }) => (hasMoved ? done : still)]);
  const shuffled = chance(40) ? columns.toSorted(() => random(3) - 1) : columns;
  const written = inOrder();
  const titles: string[] = [];
  if (chance(40)) titles.push("Example Bank Plc", `Account Name${separator}${own}`);
  const oldest = rows[0]?.day ?? "";
  const newest = rows.at(-1)?.day ?? "";
  if (chance(30))
    titles.push(`Statement period${separator}${writeDay?.(oldest, "00:00")} to ${writeDay?.(newest, "00:00")}`);
  const foot = chance(25) ? [`${separator}----- End of Statement -----`] : [];
  const table = written.map((row, index) => shuffled.map(([, write]) => write(row, index)).join(separator));
  const file = [...titles, shuffled.map(([head]) => head).join(separator), ...table, ...foot].join("\n");
  const moved = rows.filter(({ hasMoved }) => hasMoved);
  return {
    file: `${file}\n`,
    lines: moved.map((row): TrueLine => [row.day, money === "settlement" ? net(row) : row.amount, row.words]),
    form: `${money}, fees ${feeForm}, ${order}, day form ${dayForm}, status ${hasStatus ? still : "none"}`,
  };
}
