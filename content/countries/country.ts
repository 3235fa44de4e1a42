import type { CurrencyCode } from "../currencies.ts";
import type { CountryWords } from "../en/countries.ts";
import type { Language } from "../languages.ts";

interface AccountForm {
  kind: "bank";
  /** Form of the whole number, without blanks. */
  number: RegExp;
  check: "nuban" | "rib" | "iban" | "none";
  /** A number that passes the check, and one with a changed digit that fails; undefined if there is no check. */
  examples?: { right: string; wrong: string };
  banks?: Readonly<Record<string, string>>;
  /** Field of the transfer for the reference of a promise. */
  reference: string;
}

interface WalletForm {
  kind: "paybill" | "till" | "wallet";
  label: string;
  number: RegExp;
  example: string;
  /** Field for the donor beside the amount; null if there is none. */
  reference: { label: string; max: number } | null;
}

/** Format of a country's bank statements, in addition to the general format. */
interface BankStatementForm {
  /** Headings of columns, in lower case. */
  heads: {
    day?: readonly string[];
    words?: readonly string[];
    in?: readonly string[];
    out?: readonly string[];
    amount?: readonly string[];
    balance?: readonly string[];
    /** Columns that tell if the money of a row was moved. */
    status?: readonly string[];
    /** Columns of a fee that the account paid in addition to the amount of a row. */
    fee?: readonly string[];
    /** Columns of the currency, of a row or of the whole statement. */
    currency?: readonly string[];
  };
  /** Values of the status column for money that was moved, in lower case. */
  done?: readonly string[];
  /** First words of rows with sums, in addition to English ones. */
  sums?: { opening?: readonly string[]; closing?: readonly string[]; total?: readonly string[] };
  decimal: "." | ",";
  /** Spaces between thousands if decimals follow a point; with a decimal comma, spaces are always accepted. */
  groups?: " ";
  /** Month names by their first letters, from January, if they are not English. */
  months?: readonly string[];
  /** Encoding of bank files that are not UTF-8. */
  encoding?: "windows-1252" | "windows-1256";
}

/** Facts of a country. Its words are in `content/<language>/countries.ts`. */
export interface CountryFacts {
  /** ISO 3166-1, or `XX` for any other. */
  code: string;
  /** Language that the welcome proposes. Default: English. */
  language?: Language;
  capital: string;
  zone: string;
  /** 1 for Monday to 7 for Sunday. */
  weekStart: 1 | 6 | 7;
  /** The first is the country's own currency. */
  currencies: readonly [CurrencyCode, ...CurrencyCode[]];
  /** Suggested gifts in major units of the first currency, used once the foundation described the effect of each. */
  suggestions: readonly number[];
  accounts: readonly AccountForm[];
  wallets: readonly WalletForm[];
  telephone: {
    /** Country code, without `+`. */
    code: string;
    /** Prefix of a number inside the country, omitted from abroad; empty if there is none. */
    trunk: string;
    /** Matches national numbers without the trunk prefix. */
    number: RegExp;
    /** A number as people of the country write it. */
    example: string;
    /** Sizes of the groups of digits, with the trunk prefix. */
    groups: readonly number[];
  };
  /** Numbers for help; hidden until a person of the foundation has called them. */
  help: { emergency: readonly string[]; child: readonly string[] };
  dataLaw: { name: string; authority: string; site?: string };
  statement: BankStatementForm;
  /**
   * True if the sample's posts, events, projects and news take place in this country. In other countries, they mention
   * no people.
   */
  hasSamples?: true;
}

/** A number for help, with its name in a sentence. */
interface HelpNumber {
  number: string;
  name: string;
}

/** All that a site knows about a country, in the site's language. */
export interface Country
  extends Omit<CountryFacts, "accounts" | "wallets" | "help">,
    Omit<CountryWords, "accounts" | "steps" | "emergency" | "child"> {
  accounts: readonly (AccountForm & { label: string })[];
  wallets: readonly (WalletForm & { steps: readonly string[] })[];
  help: { emergency: readonly HelpNumber[]; child: readonly HelpNumber[] };
}
