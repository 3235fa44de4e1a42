import type { CountryFacts } from "./country.ts";

export const SN = {
  code: "SN",
  language: "fr",
  capital: "Dakar",
  zone: "Africa/Dakar",
  weekStart: 1,
  currencies: ["XOF", "USD"],
  suggestions: [1_000, 2_500, 5_000, 15_000],
  accounts: [
    {
      kind: "bank",
      number: /^[A-Z]{2}\d{22}$/,
      check: "rib",
      examples: { right: "SN010 01520 000485000030 35", wrong: "SN010 01520 000485000031 35" },
      reference: "Motif",
    },
    {
      kind: "bank",
      number: /^SN\d{2}SN\d{22}$/,
      check: "iban",
      examples: { right: "SN08 SN010 01520 000485000030 35", wrong: "SN08 SN010 01520 000485000031 35" },
      reference: "Motif",
    },
  ],
  wallets: [
    {
      kind: "wallet",
      label: "Wave",
      number: /^\d{7,9}$/,
      example: "771234567",
      reference: null,
    },
    {
      kind: "wallet",
      label: "Orange Money",
      number: /^\d{5,9}$/,
      example: "123456",
      reference: null,
    },
  ],
  telephone: { code: "221", trunk: "", number: /^[37]\d{8}$/, example: "70 123 45 67", groups: [2, 3, 2, 2] },
  help: {
    emergency: ["17", "18"],
    child: ["116"],
  },
  dataLaw: {
    name: "Loi 2008-12",
    authority: "Commission de protection des données personnelles",
    site: "cdp.sn",
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
