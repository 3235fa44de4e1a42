import { staffMoveInGifts as gifts } from "content/staff-move-in-gifts.ts";
import { type Currency, currencies } from "../../../values/money.ts";
import { withoutSigns } from "../../../values/typed-amount.ts";
import { readAddress } from "./read-subscriber.server.ts";
import type { TableShape } from "./table-shape.ts";
import { writtenHead } from "./write-list.server.ts";

/** The archive of a site like this one; an older one has amounts in minor units. */
export const ownArchive = "archive";
export const olderArchive = "older archive";

/** Columns of a list of gifts. Those without names are read from known programs alone. */
export type GiftRole =
  | ("name" | "firstName" | "lastName" | "email" | "amount" | "currency" | "day" | "purpose" | "receipt" | "status")
  | ("fee" | "test" | "silent" | "id" | "part" | "secondFee" | "type" | "origin");

const words = (list: string): string[] => list.split("|");

/** Programs whose files name no currency, because all of their money is in this one. */
export const currenciesOfPrograms: Partial<Record<string, Currency>> = { mpesa: "KES" };

/** Returns true for a program whose money this site does not have. */
export function isRefused(program: string, ofSite: readonly Currency[]): boolean {
  const currency = currenciesOfPrograms[program];
  return currency !== undefined && !ofSite.includes(currency);
}

/** Codes of all currencies of the world. */
export const allCodes = new Set(Intl.supportedValuesOf("currency"));

/** Returns true for a code, sign or name of a currency. A single letter may be anything. */
const isCurrencyCell = (cell: string): boolean =>
  allCodes.has(cell.toUpperCase()) ||
  /^\p{Sc}$/u.test(cell) ||
  (/^[^\d].{1,19}$/u.test(cell) && currencies.some((currency) => withoutSigns(cell.toLowerCase(), currency) === ""));

const ownColumns = {
  currency: ["currency"],
  day: ["value_date"],
  name: ["name"],
  email: ["email"],
  purpose: ["purpose"],
  receipt: ["receipt"],
  silent: ["is_without_mail"],
  origin: ["program"],
  status: ["state"],
};

/**
 * Gifts and past gifts of the archive of a site like this one. Older archives have minor units, whose heads lack the
 * mark: staff are asked.
 */
const ownPrograms: TableShape<GiftRole>["programs"] = [
  {
    name: ownArchive,
    marks: [writtenHead("amount"), "currency", "value_date"],
    columns: { ...ownColumns, amount: [writtenHead("amount")], fee: [writtenHead("fee")] },
    mark: ".",
  },
  {
    name: olderArchive,
    marks: ["amount", "currency", "value_date", "name_folded"],
    columns: { ...ownColumns, amount: ["amount"], fee: ["fee"] },
    mark: ".",
  },
];

const programs: TableShape<GiftRole>["programs"] = [
  ...ownPrograms,
  {
    name: "givewp",
    marks: ["donation id", "donation total", "donation status"],
    columns: {
      id: ["donation id"],
      receipt: ["donation number"],
      firstName: ["first name"],
      lastName: ["last name"],
      name: ["company name"],
      email: ["email address"],
      amount: ["donation total"],
      currency: ["currency code"],
      status: ["donation status"],
      test: ["payment mode"],
      purpose: ["form title"],
      day: ["donation date"],
    },
  },
  {
    name: "charitable",
    marks: ["donation id", "campaign id", "donation amount"],
    columns: {
      id: ["donation id"],
      part: ["campaign id"],
      purpose: ["campaign title"],
      firstName: ["first name"],
      lastName: ["last name"],
      email: ["email"],
      amount: ["donation amount"],
      currency: ["currency"],
      day: ["date of donation"],
      status: ["donation status"],
      test: ["made in test mode"],
    },
  },
  {
    name: "civicrm",
    marks: ["contribution id", "total amount", "financial type"],
    columns: {
      id: ["contribution id"],
      name: ["display name"],
      email: ["email"],
      amount: ["total amount"],
      fee: ["fee amount"],
      currency: ["currency"],
      type: ["financial type"],
      day: ["received date", "date received"],
      status: ["contribution status"],
      receipt: ["invoice number"],
      purpose: ["contribution source"],
      test: ["test"],
      silent: ["do not email"],
    },
  },
  {
    name: "donorbox",
    marks: ["donor email", "donated at", "receipt id"],
    columns: {
      name: ["name"],
      firstName: ["donor's first name"],
      lastName: ["donor's last name"],
      email: ["donor email"],
      amount: ["amount"],
      currency: ["currency"],
      fee: ["total fee", "processing fee"],
      purpose: ["campaign"],
      day: ["donated at"],
      receipt: ["receipt id"],
      status: ["status"],
    },
    isUtc: true,
  },
  {
    name: "paystack",
    marks: ["reference", "paid at", "channel"],
    columns: {
      id: ["reference"],
      amount: ["amount"],
      currency: ["currency"],
      fee: ["fees"],
      firstName: ["first name"],
      lastName: ["last name"],
      email: ["customer email", "email"],
      day: ["paid at"],
      status: ["status"],
    },
    isUtc: true,
  },
  {
    name: "flutterwave",
    marks: ["transaction reference", "flutterwave reference", "charged amount"],
    columns: {
      id: ["transaction reference"],
      amount: ["amount"],
      currency: ["currency"],
      fee: ["app fee"],
      secondFee: ["merchant fee"],
      name: ["customer name"],
      email: ["customer email"],
      day: ["created at"],
      status: ["status"],
      purpose: ["narration"],
    },
    isUtc: true,
  },
  {
    name: "mpesa",
    marks: ["receipt no.", "completion time", "paid in"],
    columns: {
      id: ["receipt no."],
      amount: ["paid in"],
      name: ["other party info"],
      purpose: ["a/c no."],
      day: ["completion time"],
      status: ["transaction status"],
    },
  },
];

export const giftShape: TableShape<GiftRole> = {
  roles: {
    name: {
      names: words(
        "name|full name|donor name|given by|donor|giver|donated by|from|who|from whom|received from|receipt from|paid by|payer|sender|sent by|contributor|name of giver|name of payer|name of contributor|name of sponsor|sponsor|supporter|benefactor|well wisher|customer name|customer|nom|noms|nom complet|nom et prénom|nom et prénoms|donateur|donatrice|donateurs|nom du donateur|nom de la donatrice|nom de la personne|donné par|offert par|versé par|payé par|reçu de|reçu de la part de|de la part de|de qui|expéditeur|bienfaiteur|parrain",
      ),
      isAskedUnless: ["firstName", "lastName"],
    },
    firstName: { names: words("first name|given name|donor first name|prénom|prénoms") },
    lastName: { names: words("last name|surname|family name|donor last name|nom de famille") },
    email: {
      names: words("email|e-mail|email address|e-mail address|donor email|mail|courriel|adresse e-mail|adresse email"),
      isCell: (cell) => readAddress(cell) !== undefined,
    },
    amount: {
      names: words(
        "amount|gift amount|donation amount|donation total|amount given|amount paid|amount received|amount donated|amount in|paid in|money in|credit|total amount|sum|gift|donation|contribution|value|montant|montant du don|montant reçu|montant donné|montant versé|somme|somme reçue|somme versée|crédit|entrée|versement|don",
      ),
      holds: "amount",
      isNeeded: true,
    },
    currency: { names: words("currency|currency code|curr|cur|ccy|monnaie|devise"), isCell: isCurrencyCell },
    day: {
      names: words(
        "date|day|when|gift date|donation date|date of donation|date received|date of receipt|date of gift|date given|date paid|date donated|payment date|transaction date|value date|given on|donated on|paid on|received|received on|paid at|date du don|date de don|jour|reçu le|donné le|versé le|payé le|date de réception|date de versement|date de paiement|date valeur|quand",
      ),
      holds: "day",
      isNeeded: true,
    },
    purpose: {
      names: words(
        "for|purpose|for what|what for|fund|campaign|project|designation|form title|campaign title|towards|toward|in aid of|reason|reason for gift|reason for payment|purpose of gift|use|intended use|intended for|used for|use of funds|cause|appeal|programme|program|project name|details|particulars|narration|description|being|pour|pour quoi|pourquoi|affectation|projet|nom du projet|campagne|objet|objet du don|motif|motif du don|but|but du don|raison|destiné à|utilisation|cause soutenue|programme soutenu|libellé|désignation",
      ),
      isAskedUnless: [],
    },
    receipt: {
      names: words(
        "receipt|receipt number|receipt no|receipt nr|receipt id|receipt #|rct no|voucher no|reçu|numéro de reçu|numéro du reçu|reçu n°|n° de reçu|n° du reçu|n° reçu|no de reçu|reçu no",
      ),
    },
    status: { names: words("status|state|donation status|payment status|statut|état") },
    fee: { names: words("fee|fees|total fee|processing fee|charges|frais"), holds: "amount" },
    test: { names: words("payment mode|test|test mode|made in test mode") },
    silent: { names: words("do not email|no email|ne pas envoyer d’e-mail") },
    id: { names: [] },
    part: { names: [] },
    secondFee: { names: [], holds: "amount" },
    type: { names: [] },
    origin: { names: [] },
  },
  programs,
  isPast: true,
  labels: () => ({ ...gifts.roles, id: "", part: "", secondFee: "", type: "", origin: "" }),
};
