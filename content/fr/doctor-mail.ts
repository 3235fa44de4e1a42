import type * as en from "../en/doctor-mail.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

const guide = "docs/how-to/send-mail.md";
const emails = (count: number) => `${inWords(count)} ${form(count, "e-mail", "e-mails")}`;
const unseen = "Seul un e-mail montre quelle clé signe : DKIM-Signature dans son en-tête, s= est son nom.";

export const doctorMail: Translated<typeof en.doctorMail> = {
  server: {
    none: "Aucun serveur d’e-mail n’est indiqué : les e-mails restent sur cette machine.",
    noneRemedy: `Remplissez MAIL_URL dans .env : ${guide}.`,
    serviceRemedy: "Regardez MAIL_URL et la sortie de cette machine vers internet.",
    late: (host) => `${host} n’a pas répondu à temps. Ce serveur est peut-être occupé.`,
    away: (host, problem) => `${host} ne répond pas (${problem}).`,
    serviceAnswers: (host) => `${host} répond. Seul un e-mail montre si les clés sont acceptées.`,
    answers: (host) => `${host} répond.`,
    signsIn: (host) => `${host} répond et accepte le nom et le mot de passe du site.`,
    remedy: `Comparez MAIL_URL avec ce que dit votre fournisseur d’e-mail : ${guide}.`,
    busy: (said) => `${said} Il est peut-être occupé : relancez le bilan.`,
    unreachable: "Le serveur d’e-mail ne répond pas.",
  },
  visitors: {
    reached: {
      hour: (most) => `Les visiteurs ont causé ${emails(most)} en une heure. C’est la limite : les suivants attendent.`,
      day: (most) => `Les visiteurs ont causé ${emails(most)} en un jour. C’est la limite : les suivants attendent.`,
    },
    remedy: (setting) =>
      `Cherchez une attaque à /admin/messages et /admin/mail. Si ce sont de vraies personnes, augmentez ${setting} dans .env.`,
    sent: {
      hour: (sent, most) => `${inWords(sent)} sur ${inWords(most)} en une heure`,
      day: (sent, most) => `${inWords(sent)} sur ${inWords(most)} en un jour`,
    },
    good: (hour, day) => `E-mails causés par les visiteurs : ${hour}, ${day}.`,
  },
  records: {
    silent: (code) => `Le serveur de noms n’a pas répondu (${code}).`,
    silentRemedy: "Regardez le serveur de noms de cette machine, et relancez le bilan.",
    receives: (domain, server) => `Les réponses à ${domain} vont à ${server}.`,
    receivesNone: (domain) =>
      `${domain} ne reçoit pas d’e-mails : les réponses se perdent, et beaucoup de serveurs le refusent.`,
    receivesNoneRemedy: "Dans MAIL_FROM, utilisez une adresse qui reçoit des e-mails.",
    spfRemedy: (domain) =>
      `Gardez un seul enregistrement TXT (${domain}) qui commence par v=spf1 et qui donne votre serveur d’e-mail ; votre fournisseur d’e-mail le montre.`,
    spfNone: (domain) => `${domain} ne dit pas quels serveurs peuvent envoyer en son nom.`,
    spfSeveral: (domain, count) =>
      `${domain} a ${inWords(count)} enregistrements SPF : alors les serveurs n’en utilisent aucun.`,
    spfOpen: (domain) => `Avec son enregistrement SPF, ${domain} laisse tous les serveurs envoyer en son nom.`,
    spfGood: (domain) => `${domain} dit quels serveurs peuvent envoyer en son nom.`,
    dmarcGood: (domain) => `${domain} dit quoi faire des faux e-mails.`,
    dmarcNone: (domain) =>
      `${domain} ne dit pas quoi faire des faux e-mails ; les grands services d’e-mail le demandent.`,
    dmarcRemedy: (domain) =>
      `Ajoutez un enregistrement TXT _dmarc.${domain} : v=DMARC1; p=none; rua=mailto:YOUR-ADDRESS`,
    dkimGood: (domain) => `${domain} a des clés de signature. ${unseen}`,
    dkimNone: (domain) => `${domain} semble n’avoir aucune clé de signature. ${unseen}`,
    dkimRemedy: (domain) =>
      `Ajoutez l’enregistrement DKIM que montre votre fournisseur d’e-mail, sous _domainkey.${domain}.`,
  },
  failures: {
    expired: "L’e-mail a attendu trop longtemps : son lien est trop vieux.",
    unknown: "L’e-mail n’a pas pu partir.",
    gaveUp: (failure) => `${failure} Le site a essayé pendant huit jours.`,
    password: (said) => `Le serveur d’e-mail refuse le nom ou le mot de passe du site : ${said}`,
    noEncryption: "Le serveur d’e-mail n’offre pas de connexion chiffrée : rien ne lui a été dit.",
    late: "Le serveur d’e-mail n’a pas répondu à temps.",
    turnedAway: (said) => `Le serveur d’e-mail renvoie le site : ${said}`,
    sender: (said) => `Le serveur d’e-mail refuse l’adresse d’envoi de MAIL_FROM : ${said}`,
    badAddress: "On ne peut pas écrire à cette adresse.",
    unreachable: (said) => `Le serveur d’e-mail ne répond pas : ${said}.`,
    notNow: (said) => `Le serveur d’e-mail ne le prend pas maintenant : ${said}`,
    address: (said) => `Le serveur d’e-mail refuse l’adresse : ${said}`,
    email: (said) => `Le serveur d’e-mail refuse l’e-mail : ${said}`,
    service: (said) => `Le service d’e-mail refuse l’e-mail : ${said}`,
    serviceNotNow: (said) => `Le service d’e-mail ne prend rien maintenant : ${said}`,
    serviceLate: "Le service d’e-mail n’a pas répondu à temps.",
    serviceAway: "Le service d’e-mail ne répond pas.",
  },
};
