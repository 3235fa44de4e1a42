import type { Country } from "./country.ts";

/** The larger banks, by their codes. */
const banks = {
  "044": "Access Bank",
  "023": "Citibank Nigeria",
  "050": "Ecobank Nigeria",
  "070": "Fidelity Bank",
  "011": "First Bank of Nigeria",
  "214": "First City Monument Bank",
  "058": "Guaranty Trust Bank",
  "030": "Heritage Bank",
  "082": "Keystone Bank",
  "50515": "Moniepoint",
  "999991": "PalmPay",
  "076": "Polaris Bank",
  "221": "Stanbic IBTC Bank",
  "068": "Standard Chartered Bank",
  "232": "Sterling Bank",
  "032": "Union Bank of Nigeria",
  "033": "United Bank for Africa",
  "215": "Unity Bank",
  "035": "Wema Bank",
  "057": "Zenith Bank",
};

/** Nigeria. */
export const NG = {
  code: "NG",
  name: "Nigeria",
  capital: "Abuja",
  zone: "Africa/Lagos",
  clock: "West Africa Time",
  weekStart: 1,
  currencies: ["NGN", "USD"],
  suggestions: [],
  accounts: [
    {
      kind: "bank",
      label: "Bank account",
      number: /^\d{10}$/,
      check: "nuban",
      examples: { right: "011 0000014579", wrong: "011 0000014578" },
      banks,
      reference: "Narration",
    },
  ],
  wallets: [],
  telephone: {
    code: "234",
    trunk: "0",
    // A number that begins like a mobile number has ten digits; landline numbers have eight to ten.
    number: /^(?:[1-9]\d{9}|[1-9]\d{7}|(?!70|8[01]|9[01])[1-9]\d{8})$/,
    example: "0802 123 4567",
    groups: [4, 3, 4],
  },
  help: {
    emergency: [
      { number: "112", name: "Emergency" },
      { number: "199", name: "Police" },
    ],
    child: [],
  },
  register: {
    label: "CAC registration number",
    sentence: "Registered with the Corporate Affairs Commission of Nigeria, {number}.",
  },
  dataLaw: {
    name: "Nigeria Data Protection Act 2023",
    authority: "Nigeria Data Protection Commission",
    site: "ndpc.gov.ng",
    sentence: "You can complain to the Nigeria Data Protection Commission.",
  },
  statement: { heads: {}, decimal: "." },
  hasSamples: true,
  asked: {
    check: ["419", "yahoo boys"],
    privacy: ["ndpa", "ndpr"],
    volunteer: ["nysc, siwes", "corper, youth corps"],
    about: ["cac number"],
    media: ["punch, vanguard", "channels tv, tvc"],
  },
  finerThan: "state",
} satisfies Country;
