import type { Country } from "./country.ts";

/** Côte d’Ivoire. */
export const CI = {
  code: "CI",
  name: "Côte d’Ivoire",
  alsoCalled: ["Ivory Coast", "Ivorian"],
  capital: "Yamoussoukro",
  zone: "Africa/Abidjan",
  clock: "Greenwich Mean Time",
  weekStart: 1,
  currencies: ["XOF", "USD"],
  suggestions: [1_000, 2_500, 5_000, 15_000],
  accounts: [
    {
      kind: "bank",
      label: "RIB",
      number: /^[A-Z]{2}\d{22}$/,
      check: "rib",
      examples: { right: "CI008 01113 011342912005 89", wrong: "CI008 01113 011342912006 89" },
      reference: "Motif",
    },
    {
      kind: "bank",
      label: "IBAN",
      number: /^CI\d{2}CI\d{22}$/,
      check: "iban",
      examples: { right: "CI93 CI008 01113 011342912005 89", wrong: "CI93 CI008 01113 011342912006 89" },
      reference: "Motif",
    },
  ],
  wallets: [
    {
      kind: "wallet",
      label: "Wave",
      number: /^\d{8,10}$/,
      example: "0712345678",
      reference: null,
      steps: ["Open Wave and choose Pay", "{number}", "Amount {amount}, then your code"],
    },
    {
      kind: "wallet",
      label: "Orange Money",
      number: /^\d{5,10}$/,
      example: "123456",
      reference: null,
      steps: [
        "Open Orange Money and choose Pay a merchant",
        "Merchant code {number}",
        "Amount {amount}, then your code",
      ],
    },
  ],
  // Numbers have begun with their nought abroad, too, since 2021.
  telephone: {
    code: "225",
    trunk: "",
    number: /^(?:0[157]|2[157])\d{8}$/,
    example: "01 23 45 67 89",
    groups: [2, 2, 2, 2, 2],
  },
  help: {
    emergency: [
      { number: "111", name: "Police" },
      { number: "180", name: "Fire brigade" },
    ],
    child: [{ number: "116", name: "Child helpline" }],
  },
  register: { label: "Number of the authorisation", sentence: "Authorised in Côte d’Ivoire, {number}." },
  dataLaw: {
    name: "Loi 2013-450",
    authority: "ARTCI",
    site: "artci.ci",
    sentence: "You can complain to the ARTCI, the authority for the protection of data.",
  },
  statement: {
    heads: {
      day: ["date opération", "date d'opération", "date valeur"],
      words: ["libellé"],
      in: ["crédit"],
      out: ["débit"],
      balance: ["solde"],
      currency: ["devise"],
    },
    sums: {
      opening: ["ancien solde", "solde initial", "solde précédent", "solde d'ouverture"],
      closing: ["nouveau solde", "solde final", "solde de clôture"],
      total: ["totaux"],
    },
    decimal: ",",
    months: ["janv", "févr", "mars", "avr", "mai", "juin", "juil", "août", "sept", "oct", "nov", "déc"],
    encoding: "windows-1252",
  },
  asked: { privacy: ["artci"] },
  finerThan: "region",
} satisfies Country;
