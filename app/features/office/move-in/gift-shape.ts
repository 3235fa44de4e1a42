import { staffMoveInGifts as gifts } from "content/staff-move-in-gifts.ts";
import { readAddress } from "./read-subscriber.server.ts";
import type { TableShape } from "./table-shape.ts";

/** Columns of a list of gifts. Those without names are read from known programs alone. */
export type GiftRole =
  | ("name" | "firstName" | "lastName" | "email" | "amount" | "currency" | "day" | "purpose" | "receipt" | "status")
  | ("fee" | "test" | "silent" | "id" | "part" | "secondFee" | "type");

const words = (list: string): string[] => list.split("|");

const programs: TableShape<GiftRole>["programs"] = [
  {
    name: "givewp",
    marks: ["Donation ID", "Donation Total", "Donation Status"],
    columns: {
      id: ["Donation ID"],
      receipt: ["Donation Number"],
      firstName: ["First Name"],
      lastName: ["Last Name"],
      name: ["Company Name"],
      email: ["Email Address"],
      amount: ["Donation Total"],
      currency: ["Currency Code"],
      status: ["Donation Status"],
      test: ["Payment Mode"],
      purpose: ["Form Title"],
      day: ["Donation Date"],
    },
  },
  {
    name: "charitable",
    marks: ["Donation ID", "Campaign ID", "Donation Amount"],
    columns: {
      id: ["Donation ID"],
      part: ["Campaign ID"],
      purpose: ["Campaign Title"],
      firstName: ["First Name"],
      lastName: ["Last Name"],
      email: ["Email"],
      amount: ["Donation Amount"],
      currency: ["Currency"],
      day: ["Date of Donation"],
      status: ["Donation Status"],
      test: ["Made in Test Mode"],
    },
  },
  {
    name: "civicrm",
    marks: ["Contribution ID", "Total Amount", "Financial Type"],
    columns: {
      id: ["Contribution ID"],
      name: ["Display Name"],
      email: ["Email"],
      amount: ["Total Amount"],
      fee: ["Fee Amount"],
      currency: ["Currency"],
      type: ["Financial Type"],
      day: ["Received Date", "Date Received"],
      status: ["Contribution Status"],
      receipt: ["Invoice Number"],
      purpose: ["Contribution Source"],
      test: ["Test"],
      silent: ["Do Not Email"],
    },
  },
  {
    name: "donorbox",
    marks: ["Donor Email", "Donated At", "Receipt Id"],
    columns: {
      name: ["Name"],
      firstName: ["Donor's First Name"],
      lastName: ["Donor's Last Name"],
      email: ["Donor Email"],
      amount: ["Amount"],
      currency: ["Currency"],
      fee: ["Total Fee"],
      purpose: ["Campaign"],
      day: ["Donated At"],
      receipt: ["Receipt Id"],
      status: ["Status"],
    },
    isUtc: true,
  },
  {
    name: "paystack",
    marks: ["Reference", "Paid At", "Channel"],
    columns: {
      id: ["Reference"],
      amount: ["Amount"],
      currency: ["Currency"],
      fee: ["Fees"],
      firstName: ["First Name"],
      lastName: ["Last Name"],
      email: ["Customer Email", "Email"],
      day: ["Paid At"],
      status: ["Status"],
    },
    isUtc: true,
  },
  {
    name: "flutterwave",
    marks: ["Transaction Reference", "Flutterwave Reference", "Charged Amount"],
    columns: {
      id: ["Transaction Reference"],
      amount: ["Amount"],
      currency: ["Currency"],
      fee: ["App Fee"],
      secondFee: ["Merchant Fee"],
      name: ["Customer Name"],
      email: ["Customer Email"],
      day: ["Created At"],
      status: ["Status"],
      purpose: ["Narration"],
    },
    isUtc: true,
  },
  {
    name: "mpesa",
    marks: ["Receipt No.", "Completion Time", "Paid In"],
    columns: {
      id: ["Receipt No."],
      amount: ["Paid In"],
      name: ["Other Party Info"],
      purpose: ["A/C No."],
      day: ["Completion Time"],
      status: ["Transaction Status"],
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
  },
  programs,
  labels: () => ({ ...gifts.roles, id: "", part: "", secondFee: "", type: "" }),
};
