import type { Country } from "./country.ts";

/** Kenya. */
export const KE = {
  code: "KE",
  name: "Kenya",
  capital: "Nairobi",
  zone: "Africa/Nairobi",
  clock: "East Africa Time",
  weekStart: 7,
  currencies: ["KES", "USD"],
  suggestions: [200, 500, 1_000, 3_000],
  accounts: [{ kind: "bank", label: "Bank account", number: /^\d{6,14}$/, check: "none", reference: "Narration" }],
  wallets: [
    {
      kind: "paybill",
      label: "M-Pesa Paybill",
      number: /^\d{5,7}$/,
      example: "123456",
      reference: { label: "Account number", max: 20 },
      steps: [
        "Open M-Pesa, Lipa na M-Pesa, then Pay Bill",
        "Business number {number}",
        "Account number {reference}",
        "Amount {amount}, then your PIN",
      ],
    },
    {
      kind: "till",
      label: "M-Pesa Till",
      number: /^\d{5,7}$/,
      example: "123456",
      reference: null,
      steps: [
        "Open M-Pesa, Lipa na M-Pesa, then Buy Goods and Services",
        "Till number {number}",
        "Amount {amount}, then your PIN",
      ],
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
    emergency: [
      { number: "999", name: "Emergency" },
      { number: "112", name: "Emergency" },
    ],
    child: [{ number: "116", name: "Childline Kenya" }],
  },
  register: { label: "PBO registration number", sentence: "Registered in Kenya, {number}." },
  dataLaw: {
    name: "Data Protection Act 2019",
    authority: "Office of the Data Protection Commissioner",
    site: "odpc.go.ke",
    sentence: "You can complain to the Office of the Data Protection Commissioner.",
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
  asked: { about: ["pbo number"], privacy: ["odpc"] },
  finerThan: "county",
} satisfies Country;
