import type { Country } from "./country.ts";

/** Uganda. */
export const UG = {
  code: "UG",
  name: "Uganda",
  capital: "Kampala",
  zone: "Africa/Kampala",
  clock: "East Africa Time",
  weekStart: 1,
  currencies: ["UGX", "USD"],
  suggestions: [5_000, 20_000, 50_000, 150_000],
  accounts: [{ kind: "bank", label: "Bank account", number: /^\d{10,14}$/, check: "none", reference: "Narration" }],
  wallets: [
    {
      kind: "till",
      label: "MTN MoMoPay",
      number: /^\d{5,7}$/,
      example: "123456",
      reference: null,
      steps: ["Dial *165*3#", "Merchant code {number}", "Amount {amount}, then your PIN"],
    },
  ],
  telephone: { code: "256", trunk: "0", number: /^[2-47]\d{8}$/, example: "0712 345678", groups: [4, 6] },
  help: {
    emergency: [
      { number: "999", name: "Emergency" },
      { number: "112", name: "Emergency" },
    ],
    child: [{ number: "116", name: "Uganda Child Helpline" }],
  },
  register: { label: "NGO registration number", sentence: "Registered in Uganda, {number}." },
  dataLaw: {
    name: "Data Protection and Privacy Act 2019",
    authority: "Personal Data Protection Office",
    site: "pdpo.go.ug",
    sentence: "You can complain to the Personal Data Protection Office.",
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
  asked: { privacy: ["pdpo"] },
  finerThan: "district",
} satisfies Country;
