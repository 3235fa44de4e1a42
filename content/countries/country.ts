import type { CurrencyCode } from "../currencies.ts";
import type { CountryWords } from "../en/countries.ts";

/** A kind of bank account. */
interface AccountForm {
  kind: "bank";
  /** Form of the whole number, without blanks. */
  number: RegExp;
  check: "nuban" | "rib" | "iban" | "none";
  /** One that passes the check, and one with a digit changed that fails it; none where there is no check. */
  examples?: { right: string; wrong: string };
  /** Names of banks by their code, where the check needs the code. */
  banks?: Readonly<Record<string, string>>;
  /** Field of the transfer that the reference of a promise goes into. */
  reference: string;
}

/** Money that goes through a telephone. */
interface WalletForm {
  kind: "paybill" | "till" | "wallet";
  label: string;
  number: RegExp;
  example: string;
  /** Field for the donor beside the amount; null if there is none. */
  reference: { label: string; max: number } | null;
}

/** Columns of a country's bank statements, besides those that every bank statement has. */
interface BankStatementForm {
  /** Heads of columns, in small letters. */
  heads: {
    day?: readonly string[];
    words?: readonly string[];
    in?: readonly string[];
    out?: readonly string[];
    amount?: readonly string[];
    balance?: readonly string[];
    /** Columns that say if the money of a row moved. */
    status?: readonly string[];
    /** Columns of the fee that the balance lost besides the amount of a row. */
    fee?: readonly string[];
    /** The currency, of each row or of the statement. */
    currency?: readonly string[];
  };
  /** Values of the status column for money that moved, in small letters. */
  done?: readonly string[];
  /** With what a row begins that names a sum, besides English words. */
  sums?: { opening?: readonly string[]; closing?: readonly string[]; total?: readonly string[] };
  decimal: "." | ",";
  /** Blanks between thousands where decimals follow a point; a decimal comma has them always. */
  groups?: " ";
  /** Month names by their first letters, January first, where they are not English ones. */
  months?: readonly string[];
  /** Encoding of bank files that are not UTF-8. */
  encoding?: "windows-1252" | "windows-1256";
}

/** Facts of a country. Its words are in `content/<language>/countries.ts`. */
export interface CountryFacts {
  /** ISO 3166-1, or `XX` for any other. */
  code: string;
  /** Language that the welcome proposes. Default: English. */
  language?: "fr";
  capital: string;
  /** IANA time zone. */
  zone: string;
  /** 1 for Monday to 7 for Sunday. */
  weekStart: 1 | 6 | 7;
  /** The first is the country's own. */
  currencies: readonly [CurrencyCode, ...CurrencyCode[]];
  /** Gifts that the form suggests, in major units of the first currency, once the foundation wrote what each does. */
  suggestions: readonly number[];
  accounts: readonly AccountForm[];
  wallets: readonly WalletForm[];
  telephone: {
    /** Code after `+`. */
    code: string;
    /** Prefix of a number inside the country, not outside; empty if there is none. */
    trunk: string;
    /** National numbers without the trunk. */
    number: RegExp;
    /** A number as people of the country write it. */
    example: string;
    /** Sizes of its groups of digits, the trunk included. */
    groups: readonly number[];
  };
  /** Numbers for help; hidden until a person of the foundation has called them. */
  help: { emergency: readonly string[]; child: readonly string[] };
  dataLaw: { name: string; authority: string; site?: string };
  statement: BankStatementForm;
  /** True if the sample's posts, events, projects and news are set in it. Elsewhere they name no people. */
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
