import type { Country } from "./country.ts";

/** South Africa. */
export const ZA = {
  code: "ZA",
  name: "South Africa",
  capital: "Pretoria",
  zone: "Africa/Johannesburg",
  clock: "South Africa Standard Time",
  weekStart: 7,
  currencies: ["ZAR", "USD"],
  suggestions: [50, 100, 250, 750],
  accounts: [{ kind: "bank", label: "Bank account", number: /^\d{6,11}$/, check: "none", reference: "Reference" }],
  wallets: [],
  telephone: { code: "27", trunk: "0", number: /^[1-8]\d{8}$/, example: "071 123 4567", groups: [3, 3, 4] },
  help: {
    emergency: [
      { number: "112", name: "Emergency" },
      { number: "10111", name: "Police" },
    ],
    child: [{ number: "116", name: "Childline South Africa" }],
  },
  register: { label: "NPO number", sentence: "Registered non-profit organisation in South Africa, {number}." },
  dataLaw: {
    name: "Protection of Personal Information Act (POPIA)",
    authority: "Information Regulator",
    site: "inforegulator.org.za",
    sentence: "You can complain to the Information Regulator.",
  },
  statement: { heads: { amount: ["amount"] }, decimal: ".", groups: " " },
  asked: { about: ["npo number"], privacy: ["popia"] },
  finerThan: "province",
} satisfies Country;
