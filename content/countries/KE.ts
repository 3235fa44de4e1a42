import type { CountryFacts } from "./country.ts";

export const KE = {
  code: "KE",
  capital: "Nairobi",
  zone: "Africa/Nairobi",
  weekStart: 7,
  currencies: ["KES", "USD"],
  suggestions: [200, 500, 1_000, 3_000],
  accounts: [{ kind: "bank", number: /^\d{6,14}$/, check: "none", reference: "Narration" }],
  wallets: [
    {
      kind: "paybill",
      label: "M-Pesa Paybill",
      number: /^\d{5,7}$/,
      example: "123456",
      reference: { label: "Account number", max: 20 },
    },
    {
      kind: "till",
      label: "M-Pesa Till",
      number: /^\d{5,7}$/,
      example: "123456",
      reference: null,
    },
  ],
  telephone: {
    code: "254",
    trunk: "0",
    number: /^(?:7\d{8}|1[0-4]\d{7}|[2-6]\d{6,8})$/,
    example: "0712 123456",
    groups: [4, 6],
  },
  help: {
    emergency: ["999", "112"],
    child: ["116"],
  },
  dataLaw: {
    name: "Data Protection Act 2019",
    authority: "Office of the Data Protection Commissioner",
    site: "odpc.go.ke",
  },
  statement: {
    heads: {
      day: ["completion time"],
      words: ["details"],
      in: ["paid in"],
      out: ["withdrawn", "withdrawal"],
      balance: ["balance"],
      status: ["transaction status"],
      currency: ["currency"],
    },
    done: ["completed"],
    decimal: ".",
  },
} satisfies CountryFacts;
