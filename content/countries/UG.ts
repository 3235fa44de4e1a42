import type { CountryFacts } from "./country.ts";

export const UG = {
  code: "UG",
  capital: "Kampala",
  zone: "Africa/Kampala",
  weekStart: 1,
  currencies: ["UGX", "USD"],
  suggestions: [5_000, 20_000, 50_000, 150_000],
  accounts: [{ kind: "bank", number: /^\d{10,14}$/, check: "none", reference: "Narration" }],
  wallets: [
    {
      kind: "till",
      label: "MTN MoMoPay",
      number: /^\d{5,7}$/,
      example: "123456",
      reference: null,
    },
  ],
  telephone: { code: "256", trunk: "0", number: /^[2-47]\d{8}$/, example: "0712 345678", groups: [4, 6] },
  help: {
    emergency: ["999", "112"],
    child: ["116"],
  },
  dataLaw: {
    name: "Data Protection and Privacy Act 2019",
    authority: "Personal Data Protection Office",
    site: "pdpo.go.ug",
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
