/** Maximum of a narration that is read (characters): banks write up to two hundred. */
const maxRead = 1_000;

const maxName = 100;

/** Words of transfers that no person is called; a piece that has one is no name. */
const notNames = new Set(
  (
    "nip neft rtgs ussd trf transfer transfers inward outward instant payment mobile app web internet online banking bank " +
    "pos atm cash deposit credit debit gift donation donations support school fees children child foundation charity " +
    "project thanks thank you for being ref reference reversal interest capitalised from pay paybill merchant charge charges vat sms salary via account acct " +
    "paiement reçu recu virement vir dépôt depot retrait versement frais paybill pesalink eft rtgs received send sent " +
    "end of statement report opening closing balance brought carried forward page total totals " +
    "kuda opay palmpay moniepoint gtb gtbank gtworld zenith access uba fcmb fidelity sterling wema polaris union ecobank stanbic"
  ).split(" "),
);

/** Two to five words of letters, none of which is a word of transfers. */
function isName(text: string): boolean {
  const words = text.split(" ");
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    words.every(
      (word) => /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(word) && !notNames.has(word.toLowerCase().replace(/\.$/, "")),
    )
  );
}

/** What stands at the foot of a statement, between dashes or not. */
const isFooter = /^[^\p{L}]*(?:end of|page \d|generated|printed|this (?:statement|is)|closing bal|opening bal|total)/iu;

const clean = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:mr|mrs|miss|ms|dr|alhaji|alhaja|chief|prof|rev)\.? /i, "");

/** All capitals as people write their name: `NGOZI O'SAMPLE` is `Ngozi O'Sample`. */
const inSmallLetters = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}|(?<=['’-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

/** What ends a piece of a narration: separators, figures, and what a mask covered. */
const separators = /[/|:;,*…]|\s-|-\s|\d+/;

/** What follows a name behind "from". */
const afterName = /\s(?:(?:to|via|for|ref|through|being)\s|acc(?:t|ount)?\b)/i;

/** Account field of a Paybill behind the payer's name: there, payers type what they like. */
const accountField = /\s(?:a\/c|acc(?:t|ount)?)\b/i;

/** A narration up to the account field that stands behind a name, if any. */
function withoutAccountField(text: string): string {
  const dash = text.search(/-\s?\p{L}/u);
  const field = dash < 0 ? -1 : text.slice(dash).search(accountField);
  // Something between them parts the field from the name.
  return field < 0 || /[/|:;,]/.test(text.slice(dash, dash + field)) ? text : text.slice(0, dash + field);
}

/**
 * The payer whom a bank line names, as a proposal: its own column, or the first piece of the narration that looks like
 * a person's name. The account's owner is none.
 * @param column of the payer; empty where the bank has none @param own names of the account's owner, plain
 */
export function payerOf(column: string, narration: string, own: ReadonlySet<string> = new Set()): string | undefined {
  const isOther = (name: string) => name !== "" && !own.has(plainPayer(name));
  const said = isFooter.test(column) ? "" : clean(column.slice(0, maxRead).split(separators)[0] ?? "");
  if (/\p{L}/u.test(said) && isOther(said)) return inSmallLetters(said).slice(0, maxName);
  const text = withoutAccountField(narration.slice(0, maxRead));
  const from = text.search(/\bfrom[\s:-]/i);
  const pieces = [...(from < 0 ? [] : text.slice(from + 5).split(separators)), ...text.split(separators)];
  const name = pieces
    .map((piece) => clean(` ${piece} `.split(afterName)[0] ?? ""))
    .find((name) => isName(name) && isOther(name));
  return name === undefined ? undefined : inSmallLetters(name).slice(0, maxName);
}

/** To whom a line of money out went, as far as it says so. */
export function receiverOf(column: string, narration: string, own?: ReadonlySet<string>): string | undefined {
  const [, to] = /\bto[\s:](.*)/i.exec(narration.slice(0, maxRead)) ?? [];
  return payerOf(column, to ?? narration, own) ?? payerOf("", narration, own);
}

/** A name by which the same payer is known again: banks change case, marks and the order of words. */
export const plainPayer = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .sort()
    .join(" ");
