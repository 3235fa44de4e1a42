import type * as en from "../en/staff-mail.ts";
import type { Translated } from "../translated.ts";
import { ago, form, inWords } from "./counting.ts";

type Receivers = readonly [one: string, many: string];

const staff: Receivers = ["une personne qui a un compte", "personnes qui ont un compte"];
const concerned: Receivers = [
  "une personne qui reçoit les nouvelles des signalements",
  "personnes qui reçoivent les nouvelles des signalements",
];
const foundation: Receivers = ["la fondation", "adresses de la fondation"];
const subscribing: Receivers = ["une personne qui s’abonne", "personnes qui s’abonnent"];
const giver: Receivers = ["une personne qui donne", "personnes qui donnent"];

export const staffMail: Translated<typeof en.staffMail> = {
  lede: "Tous les e-mails du site. Leurs textes ne s’affichent pas.",
  clock: "Heures : {clock} ({zone}).",
  nobody: "Rien ne part : l’e-mail n’est pas encore réglé. Voir docs/how-to/send-mail.md.",
  filter: "Quels e-mails ?",
  all: "Tous",
  states: { waiting: "En route", failed: "Non envoyé", sent: "Envoyé" },
  kinds: {
    "already-subscribed": "Déjà sur la liste",
    concern: "Quelque chose attend dans Signalements",
    // A person without access to concerns must learn nothing about them here.
    "concern-danger": "Quelque chose attend dans Signalements",
    "concern-more": "Quelque chose attend dans Signalements",
    "confirm-subscription": "Lien pour confirmer un abonnement",
    "contact-message": "Message de contact",
    "email-changed": "Adresse changée",
    "contact-address-changed": "Adresse de la fondation changée",
    "account-news": "Nouvelle d’un compte",
    "readers-changed": "Changement : qui lit les signalements",
    "recovery-phrase": "Phrase de secours des signalements",
    "gift-promised": "Promesse de don",
    "gift-reminder": "Rappel d’une promesse",
    "gift-spent": "À quoi un don a servi",
    "gift-disputed": "Un don est contesté",
    "message-reply": "Réponse à un message",
    "guest-message": "Message aux personnes inscrites",
    "volunteer-waits": "Une offre d’aide",
    "volunteer-thanks": "Merci pour une offre d’aide",
    "country-changed": "Pays changé",
    test: "Essai de la mise en route",
    invitation: "Invitation",
    "newsletter-issue": "Lettre d’information",
    "newsletter-test": "Lettre d’information, comme essai",
    password: "Lien de mot de passe",
    "second-factor-off": "Connexion en deux étapes désactivée",
    "photo-request": "Demandes sur des photos",
    "photo-request-card": "Demandes sur des photos",
    "photo-request-many": "Demandes sur des photos",
    "photo-request-many-more": "Demandes sur des photos",
    "photo-request-more": "Demandes sur des photos",
  },
  other: "Un autre e-mail du site",
  none: "Aucun e-mail ici.",
  receivers: {
    account: staff,
    already: subscribing,
    bank: staff,
    concern: concerned,
    confirm: subscribing,
    contact: foundation,
    "contact-address-changed": ["l’ancienne adresse de la fondation", "anciennes adresses de la fondation"],
    country: staff,
    doctor: staff,
    email: [
      "une personne qui a un compte, à son ancienne adresse",
      "personnes qui ont un compte, à leurs anciennes adresses",
    ],
    gift: giver,
    "gift-disputed": staff,
    guest: ["une personne inscrite", "personnes inscrites"],
    invitation: ["une personne que vous invitez", "personnes que vous invitez"],
    message: ["une personne qui a écrit à la fondation", "personnes qui ont écrit à la fondation"],
    newsletter: ["une personne de la liste", "personnes de la liste"],
    "newsletter-test": staff,
    password: staff,
    readers: concerned,
    receipt: giver,
    recovery: concerned,
    second: staff,
    photo: [
      "une personne qui reçoit les demandes de retrait de photo",
      "personnes qui reçoivent les demandes de retrait de photo",
    ],
    volunteer: ["un bénévole", "bénévoles"],
    "volunteer-waits": foundation,
  },
  others: ["une personne", "personnes"],
  to: ([one, many], count, isCut, at) =>
    count === 1 ? `À ${one}, ${at}` : `À ${isCut ? "au moins " : ""}${inWords(count)} ${many}, ${at}`,
  written: (daysAgo, day, weekday, time) => {
    if (daysAgo <= 0) return `aujourd’hui à ${time}`;
    if (daysAgo === 1) return `hier à ${time}`;
    return daysAgo < 7 ? `${weekday} à ${time}` : `le ${day} à ${time}`;
  },
  left: (count, after) =>
    count === 1 ? `Envoyé ${after}` : `Envoyé à ${inWords(count)} personnes, la dernière ${after}`,
  after: {
    atOnce: "tout de suite",
    seconds: (count) => `après ${inWords(count)} ${form(count, "seconde", "secondes")}`,
    minutes: (count) => `après ${inWords(count)} ${form(count, "minute", "minutes")}`,
    hours: (count) => `après ${inWords(count)} ${form(count, "heure", "heures")}`,
  },
  near: (host, meant) => `« ${host} » est sans doute « ${meant} ».`,
  todo: {
    address: "Demandez la bonne adresse à la personne, et corrigez-la.",
    email: "Le serveur d’e-mail l’a refusé : montrez Détails à la personne qui héberge le site.",
    again: "Renvoyez-le quand le serveur d’e-mail marche.",
    expired: "Son lien est trop vieux : envoyez-en un nouveau.",
  },
  details: "Détails",
  facts: {
    kind: "Ce que c’est",
    address: "Adresse",
    written: "Écrit",
    sent: "Envoyé",
    tried: "Essayé",
    next: "Prochain essai",
    said: "Réponse du serveur d’e-mail",
    technician: "Pour une personne technique",
  },
  tried: (times) => `${inWords(times)} fois`,
  number: (ids) => `e-mail ${ids.join(", ")}`,
  again: "Renvoyer",
  onItsWay: "L’e-mail est de nouveau en route.",
  delete: "Supprimer",
  deleted: "L’e-mail est supprimé.",
  ask: "Supprimer cet e-mail ?",
  askText: "Il ne partira pas. Sa ligne reste.",
  keep: "Garder",
  older: "E-mails plus anciens",
};

export const mailNeeds: Translated<typeof en.mailNeeds> = {
  label: (failed, late) =>
    [
      failed > 0 && `${inWords(failed)} ${form(failed, "e-mail non parti", "e-mails non partis")}`,
      late > 0 && `${inWords(late)} ${form(late, "e-mail attend", "e-mails attendent")} depuis plus d’une heure`,
    ]
      .filter(Boolean)
      .join(", "),
  detail: (since) => `Le plus ancien : ${ago(since)}`,
  act: "Regarder",
};
