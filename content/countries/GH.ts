import type { CountryFacts } from "./country.ts";

export const GH = {
  code: "GH",
  capital: "Accra",
  zone: "Africa/Accra",
  weekStart: 1,
  currencies: ["GHS", "USD"],
  suggestions: [20, 50, 100, 300],
  accounts: [{ kind: "bank", number: /^\d{10,16}$/, check: "none", reference: "Reference" }],
  wallets: [
    {
      kind: "wallet",
      label: "MTN MoMoPay",
      number: /^\d{5,9}$/,
      example: "123456",
      reference: { label: "Reference", max: 20 },
    },
  ],
  telephone: { code: "233", trunk: "0", number: /^[235]\d{8}$/, example: "023 123 4567", groups: [3, 3, 4] },
  help: {
    emergency: ["112", "191"],
    child: ["0800 800 800", "0800 900 900"],
  },
  dataLaw: {
    name: "Data Protection Act 2012 (Act 843)",
    authority: "Data Protection Commission",
    site: "dataprotection.org.gh",
  },
  statement: {
    heads: {
      day: ["date"],
      words: ["message", "from"],
      balance: ["balance"],
      status: ["status"],
      fee: ["fee"],
      currency: ["currency"],
    },
    done: ["successful", "completed", "success"],
    decimal: ".",
  },
} satisfies CountryFacts;
