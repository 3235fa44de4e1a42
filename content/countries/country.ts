import type { CurrencyCode } from "../currencies.ts";
import type { search } from "../search.ts";

/** A number that people call; nobody sees it before somebody of the foundation called it. */
interface HelpNumber {
  number: string;
  /** Who answers, in a sentence: `Call 112`. */
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
  /** What the donor types beside the amount; null where there is no such field. */
  reference: { label: string; max: number } | null;
  /** The steps that the donor takes, in order; `{number}`, `{reference}` and `{amount}` are filled in. */
  steps: readonly string[];
}

/** What a country's statements look like, besides what every statement does. */
interface BankStatementForm {
  /** Heads of columns, in small letters. */
  heads: {
    day?: readonly string[];
    words?: readonly string[];
    in?: readonly string[];
    out?: readonly string[];
    amount?: readonly string[];
    balance?: readonly string[];
    /** Whether the money of a row moved. */
    status?: readonly string[];
    /** What the balance lost besides the amount of a row. */
    fee?: readonly string[];
    /** The currency, of each row or of the statement. */
    currency?: readonly string[];
  };
  /** What the status column says of money that moved, in small letters. */
  done?: readonly string[];
  /** With what a row begins that names a sum, besides English words. */
  sums?: { opening?: readonly string[]; closing?: readonly string[]; total?: readonly string[] };
  decimal: "." | ",";
  /** Blanks between thousands where decimals follow a point; a decimal comma has them always. */
  groups?: " ";
  /** Month names by their first letters, January first, where they are not English ones. */
  months?: readonly string[];
  /** How files of banks are written where they are not UTF-8. */
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
  /** BCP 47: of numbers and dates on public pages. */
  locale: string;
  /** IANA time zone. */
  zone: string;
  /** What people call its clock, like `West Africa Time`. */
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
    /** What stands before a number inside the country and not outside; empty where nothing does. */
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
  /** Whether the sample's posts, events, projects and news are set in it: elsewhere they come with nobody. */
  hasSamples?: true;
  /** What its people alone type into the search, parted by commas, in order of the places in `needs` of `content/search.ts`. */
  asked?: { readonly [Page in keyof typeof search.needs]?: readonly string[] };
  /** What a place may be no finer than in a sensitive story: `state`, `county`. */
  finerThan: string;
}
