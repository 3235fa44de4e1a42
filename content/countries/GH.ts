import type { Country } from "./country.ts";

/** Ghana. */
export const GH = {
  code: "GH",
  name: "Ghana",
  capital: "Accra",
  zone: "Africa/Accra",
  clock: "Greenwich Mean Time",
  weekStart: 1,
  currencies: ["GHS", "USD"],
  suggestions: [20, 50, 100, 300],
  accounts: [{ kind: "bank", label: "Bank account", number: /^\d{10,16}$/, check: "none", reference: "Reference" }],
  wallets: [
    {
      kind: "wallet",
      label: "MTN MoMoPay",
      number: /^\d{5,9}$/,
      example: "123456",
      reference: { label: "Reference", max: 20 },
      steps: [
        "Dial *170# and choose 2, then MoMoPay",
        "Merchant code {number}",
        "Amount {amount}",
        "Reference {reference}",
      ],
    },
  ],
  telephone: { code: "233", trunk: "0", number: /^[235]\d{8}$/, example: "023 123 4567", groups: [3, 3, 4] },
  help: {
    emergency: [
      { number: "112", name: "Emergency" },
      { number: "191", name: "Police" },
    ],
    child: [
      { number: "0800 800 800", name: "Helpline of Hope" },
      { number: "0800 900 900", name: "Helpline of Hope" },
    ],
  },
  register: { label: "Registration number", sentence: "Registered in Ghana, {number}." },
  dataLaw: {
    name: "Data Protection Act 2012 (Act 843)",
    authority: "Data Protection Commission",
    site: "dataprotection.org.gh",
    sentence: "You can complain to the Data Protection Commission of Ghana.",
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
  asked: { privacy: ["act 843"] },
  finerThan: "region",
} satisfies Country;
