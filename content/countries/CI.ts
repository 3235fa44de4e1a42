import type { CountryFacts } from "./country.ts";

export const CI = {
  code: "CI",
  language: "fr",
  capital: "Yamoussoukro",
  zone: "Africa/Abidjan",
  weekStart: 1,
  currencies: ["XOF", "USD"],
  suggestions: [1_000, 2_500, 5_000, 15_000],
  accounts: [
    {
      kind: "bank",
      number: /^[A-Z]{2}\d{22}$/,
      check: "rib",
      examples: { right: "CI008 01113 011342912005 89", wrong: "CI008 01113 011342912006 89" },
      reference: "Motif",
    },
    {
      kind: "bank",
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
    },
    {
      kind: "wallet",
      label: "Orange Money",
      number: /^\d{5,10}$/,
      example: "123456",
      reference: null,
    },
  ],
  // Since 2021, numbers keep their leading zero also after the country code.
  telephone: {
    code: "225",
    trunk: "",
    number: /^(?:0[157]|2[157])\d{8}$/,
    example: "01 23 45 67 89",
    groups: [2, 2, 2, 2, 2],
  },
  help: {
    emergency: ["111", "180"],
    child: ["116"],
  },
  dataLaw: {
    name: "Loi 2013-450",
    authority: "ARTCI",
    site: "artci.ci",
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
} satisfies CountryFacts;
