import type * as en from "../en/countries.ts";
import type { CountryWords } from "../en/countries.ts";

const wave = ["Ouvrez Wave", "{number}", "Tapez {amount}, vérifiez le nom, puis votre code secret"];
const orangeMoney = [
  "Ouvrez Orange Money, puis payez un marchand",
  "Code marchand {number}",
  "Tapez {amount}, vérifiez le nom, puis votre code secret",
];

const secretCode = "Tapez {amount}, vérifiez le nom, puis votre code secret";

/** Rescue and police have one name each in every country. */
const urgent = "Urgences";
const police = "Police";

const officesOf = (place: string) => `la police ou le service de protection de l’enfance ${place}`;

export const countryWords: Record<keyof typeof en.countryWords, CountryWords> = {
  NG: {
    name: "Nigeria",
    clock: "heure d’Afrique de l’Ouest",
    accounts: ["Compte bancaire"],
    emergency: [urgent, police],
    child: [],
    register: "Numéro d’enregistrement à la CAC",
    finerThan: "État",
    childOffices: officesOf("de l’État"),
    asked: {
      check: ["419", "brouteurs"],
      privacy: ["ndpa", "ndpr"],
      volunteer: ["nysc", "service national"],
      about: ["numéro cac"],
      media: ["punch, vanguard", "channels tv, tvc"],
    },
  },
  GH: {
    name: "Ghana",
    clock: "heure d’Accra",
    accounts: ["Compte bancaire"],
    steps: [
      ["Composez *170#, puis 2, puis MoMoPay", "Code marchand {number}", "Montant {amount}", "Référence {reference}"],
    ],
    emergency: [urgent, police],
    child: ["Helpline of Hope", "Helpline of Hope"],
    register: "Numéro d’enregistrement",
    finerThan: "région",
    childOffices: officesOf("de la région"),
    asked: { privacy: ["act 843"] },
  },
  KE: {
    name: "Kenya",
    clock: "heure d’Afrique de l’Est",
    accounts: ["Compte bancaire"],
    steps: [
      [
        "Ouvrez M-Pesa, Lipa na M-Pesa, puis Pay Bill",
        "Business number {number}",
        "Account number {reference}",
        secretCode,
      ],
      ["Ouvrez M-Pesa, Lipa na M-Pesa, puis Buy Goods and Services", "Till number {number}", secretCode],
    ],
    emergency: [urgent, urgent],
    child: ["Childline Kenya"],
    register: "Numéro d’enregistrement PBO",
    finerThan: "comté",
    childOffices: officesOf("du comté"),
    asked: { about: ["numéro pbo"], privacy: ["odpc"] },
  },
  UG: {
    name: "Ouganda",
    clock: "heure d’Afrique de l’Est",
    accounts: ["Compte bancaire"],
    steps: [["Composez *165*3#", "Code marchand {number}", secretCode]],
    emergency: [urgent, urgent],
    child: ["Uganda Child Helpline"],
    register: "Numéro d’enregistrement d’ONG",
    finerThan: "district",
    childOffices: officesOf("du district"),
    asked: { privacy: ["pdpo"] },
  },
  SN: {
    name: "Sénégal",
    clock: "heure de Dakar",
    accounts: ["RIB", "IBAN"],
    steps: [wave, orangeMoney],
    emergency: [police, "Sapeurs-pompiers"],
    child: ["Allo 116"],
    register: "Numéro du récépissé",
    finerThan: "région",
    childOffices: "la police, la gendarmerie ou l’AEMO",
    asked: { about: ["récépissé"], privacy: ["cdp"] },
  },
  CI: {
    name: "Côte d’Ivoire",
    alsoCalled: ["Ivoirien", "Ivoirienne"],
    clock: "heure d’Abidjan",
    accounts: ["RIB", "IBAN"],
    steps: [wave, orangeMoney],
    emergency: [police, "Sapeurs-pompiers"],
    child: ["Allô, enfants en détresse"],
    register: "Numéro du récépissé",
    finerThan: "région",
    childOffices: "la police, la gendarmerie ou le centre social",
    asked: { privacy: ["artci"] },
  },
  ZA: {
    name: "Afrique du Sud",
    clock: "heure d’Afrique du Sud",
    accounts: ["Compte bancaire"],
    emergency: [urgent, police],
    child: ["Childline South Africa"],
    register: "Numéro NPO",
    finerThan: "province",
    childOffices: officesOf("de la province"),
    asked: { about: ["numéro npo"], privacy: ["popia"] },
  },
  XX: {
    name: "Un autre pays",
    clock: "temps universel coordonné",
    accounts: ["Compte bancaire", "IBAN"],
    emergency: [],
    child: [],
    register: "Numéro d’enregistrement",
    registered: "Enregistrement : {number}.",
    finerThan: "région",
    childOffices: officesOf("de la région"),
  },
};
