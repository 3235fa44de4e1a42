import type { CountryFacts } from "./country.ts";

export const ZA = {
  code: "ZA",
  capital: "Pretoria",
  zone: "Africa/Johannesburg",
  weekStart: 7,
  currencies: ["ZAR", "USD"],
  suggestions: [50, 100, 250, 750],
  accounts: [{ kind: "bank", number: /^\d{6,11}$/, check: "none", reference: "Reference" }],
  wallets: [],
  telephone: { code: "27", trunk: "0", number: /^[1-8]\d{8}$/, example: "071 123 4567", groups: [3, 3, 4] },
  help: {
    emergency: ["112", "10111"],
    child: ["116"],
  },
  dataLaw: {
    name: "Protection of Personal Information Act (POPIA)",
    authority: "Information Regulator",
    site: "inforegulator.org.za",
  },
  statement: { heads: { amount: ["amount"] }, decimal: ".", groups: " " },
} satisfies CountryFacts;
