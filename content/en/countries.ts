/** Words about a country. Its facts stand in `content/countries/`. */
export interface CountryWords {
  name: string;
  /** Other names of it and of its people, where they do not begin with that one. */
  alsoCalled?: readonly string[];
  /** Name of its clock, like `West Africa Time`. */
  clock: string;
  /** Labels of its accounts, in their order. */
  accounts: readonly string[];
  /** For each way to pay by telephone: the steps that the donor takes, in order; `{number}`, `{reference}` and `{amount}` are filled in. */
  steps?: readonly (readonly string[])[];
  /** Names of the numbers for help in a sentence, like `Call 112`, in their order. */
  emergency: readonly string[];
  child: readonly string[];
  /** Label of the number that the register gave the foundation. */
  register: string;
  /** Sentence of receipts with `{number}`, if the original words of receipts cannot name the country. */
  registered?: string;
  /** Smallest area that a sensitive story may name: `state`, `county`. */
  finerThan: string;
  /** Offices to which a foundation reports a child in danger, for languages that cannot say `of the {region}`. */
  childOffices: string;
  /**
   * Search phrases of this country alone, parted by commas, in order of the pages in `needs` of `search.ts`.
   */
  asked?: { readonly [page: string]: readonly string[] };
}

const wave = ["Open Wave and choose Pay", "{number}", "Amount {amount}, then your code"];
const orangeMoney = [
  "Open Orange Money and choose Pay a merchant",
  "Merchant code {number}",
  "Amount {amount}, then your code",
];

const officesOf = (region: string) => `the police or the child protection office of the ${region}`;

export const countryWords = {
  NG: {
    name: "Nigeria",
    clock: "West Africa Time",
    accounts: ["Bank account"],
    emergency: ["Emergency", "Police"],
    child: [],
    register: "CAC registration number",
    finerThan: "state",
    childOffices: officesOf("state"),
    asked: {
      check: ["419", "yahoo boys"],
      privacy: ["ndpa", "ndpr"],
      volunteer: ["nysc, siwes", "corper, youth corps"],
      about: ["cac number"],
      media: ["punch, vanguard", "channels tv, tvc"],
    },
  },
  GH: {
    name: "Ghana",
    clock: "Greenwich Mean Time",
    accounts: ["Bank account"],
    steps: [
      ["Dial *170# and choose 2, then MoMoPay", "Merchant code {number}", "Amount {amount}", "Reference {reference}"],
    ],
    emergency: ["Emergency", "Police"],
    child: ["Helpline of Hope", "Helpline of Hope"],
    register: "Registration number",
    finerThan: "region",
    childOffices: officesOf("region"),
    asked: { privacy: ["act 843"] },
  },
  KE: {
    name: "Kenya",
    clock: "East Africa Time",
    accounts: ["Bank account"],
    steps: [
      [
        "Open M-Pesa, Lipa na M-Pesa, then Pay Bill",
        "Business number {number}",
        "Account number {reference}",
        "Amount {amount}, then your PIN",
      ],
      [
        "Open M-Pesa, Lipa na M-Pesa, then Buy Goods and Services",
        "Till number {number}",
        "Amount {amount}, then your PIN",
      ],
    ],
    emergency: ["Emergency", "Emergency"],
    child: ["Childline Kenya"],
    register: "PBO registration number",
    finerThan: "county",
    childOffices: officesOf("county"),
    asked: { about: ["pbo number"], privacy: ["odpc"] },
  },
  UG: {
    name: "Uganda",
    clock: "East Africa Time",
    accounts: ["Bank account"],
    steps: [["Dial *165*3#", "Merchant code {number}", "Amount {amount}, then your PIN"]],
    emergency: ["Emergency", "Emergency"],
    child: ["Uganda Child Helpline"],
    register: "NGO registration number",
    finerThan: "district",
    childOffices: officesOf("district"),
    asked: { privacy: ["pdpo"] },
  },
  SN: {
    name: "Senegal",
    clock: "Greenwich Mean Time",
    accounts: ["RIB", "IBAN"],
    steps: [wave, orangeMoney],
    emergency: ["Police", "Fire brigade"],
    child: ["Child helpline"],
    register: "Number of the récépissé",
    finerThan: "region",
    childOffices: officesOf("region"),
    asked: { about: ["récépissé"], privacy: ["cdp"] },
  },
  CI: {
    name: "Côte d’Ivoire",
    alsoCalled: ["Ivory Coast", "Ivorian"],
    clock: "Greenwich Mean Time",
    accounts: ["RIB", "IBAN"],
    steps: [wave, orangeMoney],
    emergency: ["Police", "Fire brigade"],
    child: ["Child helpline"],
    register: "Number of the authorisation",
    finerThan: "region",
    childOffices: officesOf("region"),
    asked: { privacy: ["artci"] },
  },
  ZA: {
    name: "South Africa",
    clock: "South Africa Standard Time",
    accounts: ["Bank account"],
    emergency: ["Emergency", "Police"],
    child: ["Childline South Africa"],
    register: "NPO number",
    finerThan: "province",
    childOffices: officesOf("province"),
    asked: { about: ["npo number"], privacy: ["popia"] },
  },
  XX: {
    name: "Another country",
    clock: "Coordinated Universal Time",
    accounts: ["Bank account", "IBAN"],
    emergency: [],
    child: [],
    register: "Registration number",
    registered: "Registered, {number}.",
    finerThan: "region",
    childOffices: officesOf("region"),
  },
} satisfies Record<string, CountryWords>;
