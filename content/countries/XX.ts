import type { Country } from "./country.ts";

/** Any other country: nothing is claimed about it. */
export const XX = {
  code: "XX",
  name: "Another country",
  capital: "",
  zone: "UTC",
  clock: "Coordinated Universal Time",
  weekStart: 1,
  currencies: ["USD"],
  suggestions: [],
  accounts: [
    { kind: "bank", label: "Bank account", number: /^[A-Z0-9]{4,34}$/, check: "none", reference: "Reference" },
    {
      kind: "bank",
      label: "IBAN",
      number: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
      check: "iban",
      examples: { right: "EG38 0019 0005 0000 0000 2631 8000 2", wrong: "EG38 0019 0005 0000 0000 2631 8000 3" },
      reference: "Reference",
    },
  ],
  wallets: [],
  telephone: { code: "", trunk: "", number: /^\d{6,14}$/, example: "+1 202 555 0123", groups: [] },
  help: { emergency: [], child: [] },
  register: { label: "Registration number", sentence: "Registered, {number}." },
  dataLaw: { name: "", authority: "", sentence: "" },
  statement: { heads: {}, decimal: "." },
  finerThan: "region",
} satisfies Country;
