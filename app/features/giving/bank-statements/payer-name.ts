const longNumber = /\d[\d\s-]{5,}\d/g;

const minDigits = 7;

/** Maximum length of a narration (characters); banks write up to two hundred. */
const maxRead = 1_000;

/** Masks long numbers and addresses, which reveal more about the sender than a gift needs. */
export const maskNarration = (text: string): string =>
  text
    .slice(0, maxRead)
    .replace(longNumber, (found) => (found.replace(/\D/g, "").length < minDigits ? found : "…"))
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, "…")
    .slice(0, 300);

/** Maximum number of digits of a telephone number. More digits are several numbers, separated by spaces. */
const longestTelephone = 15;

/** Returns the last three or four digits of each long number. */
export function listEnds(text: string): string[] {
  const runs = text.slice(0, maxRead).split(/[^\d*\s-]/);
  const numbers = runs.flatMap((run) => {
    const whole = run.replace(/[\s-]/g, "");
    return whole.length > longestTelephone ? run.split(/\s/) : [whole];
  });
  return [...new Set(numbers.filter(({ length }) => length >= minDigits).flatMap((number) => endOf(number) ?? []))];
}

/** @param number may contain characters that the bank masked: `2547******123` */
function endOf(number: string): string | undefined {
  const [end] = number.replaceAll("-", "").slice(-4).split("*").reverse();
  return end !== undefined && end.length >= 3 ? end : undefined;
}

const maxName = 100;

/** Words that occur in narrations of transfers; a text with one of them is no name. */
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

/** Returns true for two to five words of letters, none of them from `notNames`. */
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

const isFooter = /^[^\p{L}]*(?:end of|page \d|generated|printed|this (?:statement|is)|closing bal|opening bal|total)/iu;

const clean = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:mr|mrs|miss|ms|dr|alhaji|alhaja|chief|prof|rev)\.? /i, "");

/** Changes capitals to a name: `NGOZI O'SAMPLE` becomes `Ngozi O'Sample`. */
const inSmallLetters = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}|(?<=['’-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

/** Separators, digits and masks, which split a narration into parts. */
const separators = /[/|:;,*…]|\s-|-\s|\d+/;

/** Words that may follow a name after "from". */
const afterName = /\s(?:(?:to|via|for|ref|through|being)\s|acc(?:t|ount)?\b)/i;

/** Start of a Paybill's account field, which follows the payer's name. Payers enter any text there. */
const accountField = /\s(?:a\/c|acc(?:t|ount)?)\b/i;

function withoutAccountField(text: string): string {
  const dash = text.search(/-\s?\p{L}/u);
  const field = dash < 0 ? -1 : text.slice(dash).search(accountField);
  // With a separator between them, the account is a field of its own.
  return field < 0 || /[/|:;,]/.test(text.slice(dash, dash + field)) ? text : text.slice(0, dash + field);
}

/**
 * Proposes the payer: the name in the payer column, or the first name in the narration.
 * @param own normalized names of the owner
 */
export function findPayer(column: string, narration: string, own: ReadonlySet<string> = new Set()): string | undefined {
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

/** Returns the recipient of a debit, if the line names one. */
export function findReceiver(column: string, narration: string, own?: ReadonlySet<string>): string | undefined {
  const [, to] = /\bto[\s:](.*)/i.exec(narration.slice(0, maxRead)) ?? [];
  return findPayer(column, to ?? narration, own) ?? findPayer("", narration, own);
}

/** Normalizes a name, because banks change case, accents and the order of words. */
export const plainPayer = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .sort()
    .join(" ");
