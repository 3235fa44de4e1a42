import type { CountryFacts } from "./country.ts";

/** Any other country, without facts about it. */
export const XX = {
  code: "XX",
  capital: "",
  zone: "UTC",
  weekStart: 1,
  currencies: ["USD"],
  suggestions: [],
  accounts: [
    { kind: "bank", number: /^[A-Z0-9]{4,34}$/, check: "none", reference: "Reference" },
    {
      kind: "bank",
      number: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
      check: "iban",
      examples: { right: "EG38 0019 0005 0000 0000 2631 8000 2", wrong: "EG38 0019 0005 0000 0000 2631 8000 3" },
      reference: "Reference",
    },
  ],
  wallets: [],
  telephone: { code: "", trunk: "", number: /^\d{6,14}$/, example: "+1 202 555 0123", groups: [] },
  help: { emergency: [], child: [] },
  dataLaw: { name: "", authority: "" },
  statement: { heads: {}, decimal: "." },
} satisfies CountryFacts;
