import { staffMoveInGifts as gifts } from "content/staff-move-in-gifts.ts";
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
      fee: ["total fee"],
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
        "name|full name|donor name|given by|donor|giver|from|who|received from|customer name|nom|nom complet|nom et prénom|donateur|donné par|reçu de",
      ),
    },
    firstName: { names: words("first name|given name|donor first name|prénom|prénoms") },
    lastName: { names: words("last name|surname|family name|donor last name|nom de famille") },
    email: {
      names: words("email|e-mail|email address|e-mail address|donor email|mail|courriel|adresse e-mail|adresse email"),
      isCell: (cell) => readAddress(cell) !== undefined,
    },
    amount: {
      names: words(
        "amount|gift amount|donation amount|donation total|amount given|amount paid|sum|gift|donation|value|montant|montant du don|somme|don",
      ),
      holds: "amount",
      isNeeded: true,
    },
    currency: { names: words("currency|currency code|monnaie|devise") },
    day: {
      names: words(
        "date|day|when|gift date|donation date|date of donation|date received|received|received on|paid at|date du don|jour|reçu le|date de réception|quand",
      ),
      holds: "day",
      isNeeded: true,
    },
    purpose: {
      names: words(
        "for|purpose|fund|campaign|project|designation|form title|campaign title|what for|pour|affectation|projet|campagne|objet",
      ),
    },
    receipt: {
      names: words(
        "receipt|receipt number|receipt no|receipt id|receipt #|reçu|numéro de reçu|reçu n°|n° de reçu|n° reçu",
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
  labels: () => ({ ...gifts.roles, id: "", part: "", secondFee: "", type: "", origin: "" }),
};
