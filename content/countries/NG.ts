import type { Country } from "./country.ts";

/** Nigeria. */
export const NG = {
  code: "NG",
  name: "Nigeria",
  capital: "Abuja",
  locale: "en-NG",
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
      reference: "Narration",
    },
  ],
  wallets: [],
  telephone: {
    code: "234",
    trunk: "0",
    number: /^[1-9]\d{7,9}$/,
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
  asked: {
    check: ["419", "yahoo boys"],
    privacy: ["ndpa", "ndpr"],
    volunteer: ["nysc, siwes", "corper, youth corps"],
    about: ["cac number"],
    media: ["punch, vanguard", "channels tv, tvc"],
  },
  finerThan: "state",
} satisfies Country;
