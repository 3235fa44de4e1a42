import type { Country } from "./country.ts";

/** Senegal. */
export const SN = {
  code: "SN",
  name: "Senegal",
  capital: "Dakar",
  zone: "Africa/Dakar",
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
      examples: { right: "SN010 01520 000485000030 35", wrong: "SN010 01520 000485000031 35" },
      reference: "Motif",
    },
    {
      kind: "bank",
      label: "IBAN",
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
      steps: ["Open Wave and choose Pay", "{number}", "Amount {amount}, then your code"],
    },
    {
      kind: "wallet",
      label: "Orange Money",
      number: /^\d{5,9}$/,
      example: "123456",
      reference: null,
      steps: [
        "Open Orange Money and choose Pay a merchant",
        "Merchant code {number}",
        "Amount {amount}, then your code",
      ],
    },
  ],
  telephone: { code: "221", trunk: "", number: /^[37]\d{8}$/, example: "70 123 45 67", groups: [2, 3, 2, 2] },
  help: {
    emergency: [
      { number: "17", name: "Police" },
      { number: "18", name: "Fire brigade" },
    ],
    child: [{ number: "116", name: "Child helpline" }],
  },
  register: { label: "Number of the récépissé", sentence: "Declared in Senegal, récépissé {number}." },
  dataLaw: {
    name: "Loi 2008-12",
    authority: "Commission de protection des données personnelles",
    site: "cdp.sn",
    sentence: "You can complain to the Commission de protection des données personnelles.",
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
  asked: { about: ["récépissé"], privacy: ["cdp"] },
  finerThan: "region",
} satisfies Country;
