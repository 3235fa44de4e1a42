import type { CurrencyCode } from "../currencies.ts";
import type { search } from "../en/search.ts";

/** A number for help; hidden until a person of the foundation has called it. */
interface HelpNumber {
  number: string;
  /** Name in a sentence: `Call 112`. */
  name: string;
}

/** A kind of bank account. */
interface AccountForm {
  kind: "bank";
  label: string;
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
  /** The steps that the donor takes, in order; `{number}`, `{reference}` and `{amount}` are filled in. */
  steps: readonly string[];
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

/** All that a site knows about a country. */
export interface Country {
  /** ISO 3166-1, or `XX` for any other. */
  code: string;
  name: string;
  /** Other names of it and of its people, where they do not begin with that one. */
  alsoCalled?: readonly string[];
  capital: string;
  /** IANA time zone. */
  zone: string;
  /** Name of its clock, like `West Africa Time`. */
  clock: string;
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
  help: { emergency: readonly HelpNumber[]; child: readonly HelpNumber[] };
  register: {
    /** Label of the field. */
    label: string;
    /** `{number}` is filled in. */
    sentence: string;
  };
  dataLaw: { name: string; authority: string; site?: string; sentence: string };
  statement: BankStatementForm;
  /** True if the sample's posts, events, projects and news are set in it. Elsewhere they name no people. */
  hasSamples?: true;
  /**
   * Search phrases of this country alone, parted by commas, in order of the pages in `needs` of `content/search.ts`.
   */
  asked?: { readonly [Page in keyof typeof search.needs]?: readonly string[] };
  /** Smallest area that a sensitive story may name: `state`, `county`. */
  finerThan: string;
}
