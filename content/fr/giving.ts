import type * as en from "../en/giving.ts";
import type { Translated } from "../translated.ts";
import { check } from "./account-check.ts";
import { phone } from "./giving-by-phone.ts";

export const giving: Translated<typeof en.giving> = {
  ways: {
    heading: "Choisissez comment l’envoyer",
    promise: {
      heading: "Promettre, puis faire un virement",
      text: "Dites-nous le montant : nous vous donnons une courte référence à écrire quand vous payez. Avec elle, nous trouvons votre don, nous vous remercions, et nous vous montrons à quoi il a servi.",
      points: [
        { point: "Ni compte à créer, ni carte" },
        { point: "Un reçu à imprimer" },
        { point: "Votre nom n’est affiché que si vous le voulez" },
      ],
      button: "Promettre un don",
    },
    transfer: {
      heading: "Faire un virement tout de suite",
      text: "Avec toute application bancaire, le montant que vous voulez. {Money}.",
      button: "Voir les coordonnées bancaires",
    },
    card: {
      heading: "Carte ou mobile money",
      text: "Vous payez sur la page de notre prestataire de paiement. Nous ne voyons jamais votre carte.",
      button: "Payer en ligne",
    },
  },
  nameCheck:
    "Avant l’envoi, votre application bancaire affiche un nom. Ce doit être : {accountName}. Sinon, arrêtez et appelez-nous.",
  sure: {
    two: "Dernière confirmation le {day}, par deux personnes.",
    one: "Dernière confirmation le {day}, par une seule personne.",
    old: "Aucune confirmation depuis le {day}. Appelez-nous avant d’envoyer.",
    none: "Vérifiez tout numéro de compte que l’on vous a donné.",
    guard: "Comment nous les protégeons",
  },
  changed: {
    heading: "Nos coordonnées bancaires ont changé le {day}.",
    two: "Deux personnes ont donné leur accord.",
    bank: "Deux personnes ont donné leur accord, et la banque l’a confirmé par écrit.",
    one: "Une seule personne a donné son accord.",
    copy: "Si vous aviez gardé les anciennes, copiez celles-ci à la place.",
  },
  check,
  promiseFirst:
    "Voulez-vous recevoir un reçu et voir à quoi votre don a servi ? Cela prend une minute, et vous ne payez rien à cette étape.",
  forProject:
    "Pour {project}, promettez d’abord votre don : seule la référence d’une promesse dit à notre site à quoi sert un don. Sans elle, écrivez {words} là où votre application demande un motif, et une personne le lira.",
  promise: {
    title: "Promettre un don",
    heading: "Promettre un don",
    lede: "Quatre courtes questions. Vous ne payez rien sur cette page.",
    back: "Moyens de donner",
    amount: {
      legend: "Combien ?",
      suggestions: [],
      own: "Ou un autre montant",
      ownOnly: "Montant",
      hint: "En {ownMoney}, à partir de {least}.",
      hintDollars: "En dollars, à partir de {least}.",
      dollars: "Donner plutôt en dollars",
      naira: "Donner plutôt en {ownMoney}",
    },
    frequency: {
      legend: "À quel rythme ?",
      once: "Une fois",
      monthly: "Chaque mois",
      monthlyHint: "Vous le programmez dans votre application bancaire. Nous ne prenons jamais rien nous-mêmes.",
    },
    purpose: {
      legend: "Pour quoi ?",
      label: "Mon don est pour",
      anything: "Là où le besoin est le plus grand",
      hintRest:
        "À la fin du projet « {project} », le reste ira à : {purse}. Nous vous le dirons par e-mail, si vous avez donné le vôtre.",
      hintAccount:
        "À la fin d’un projet, le reste va là où son compte le dit. Nous le disons alors par e-mail aux personnes qui ont donné leur adresse.",
      hint: "Si ce travail est déjà payé en entier et que vous avez donné votre e-mail, nous vous demandons votre accord avant d’utiliser votre don pour autre chose.",
      ended: "Ce travail est terminé. Choisissez autre chose. Rien n’est encore envoyé.",
    },
    donor: {
      legend: "De la part de qui ?",
      optional: "Tout est facultatif",
      name: "Nom (facultatif)",
      email: "E-mail (facultatif)",
      emailHint: "Pour votre reçu et les nouvelles de ce don. Rien d’autre, sauf si vous le demandez.",
      message: "Un mot pour nous (facultatif)",
      anonymous: "Ne pas montrer mon nom",
      show: "Montrer mon nom",
      showHint: "Sur le mur des mercis. Jamais le montant.",
    },
    button: "Recevoir ma référence",
    buttonByCard: "Continuer vers le paiement",
    notYet: "Vous n’avez pas encore de référence.",
    wait: "Depuis une heure, beaucoup de promesses viennent de la même connexion Internet que la vôtre. Réessayez plus tard, ou faites un virement tout de suite.",
    what: {
      heading: "Ce qu’est une promesse",
      points: [
        { point: "Vous ne devez rien. Si vous changez d’avis, ne faites rien." },
        { point: "Nous ne vous la rappelons que si vous le demandez." },
        {
          point: "Si aucun don n’a suivi après 60 jours, nous supprimons la promesse, avec votre nom et votre e-mail.",
        },
      ],
    },
  },
  wallet: {
    heading: "Où envoyer votre don",
    lede: "Envoyez-le depuis votre téléphone ou votre banque, puis dites-le-nous, pour que nous puissions vous remercier.",
    transfer: {
      heading: "Envoyer tout de suite",
      text: "Depuis votre téléphone ou votre application bancaire, le montant que vous voulez.",
      button: "Voir où l’envoyer",
    },
    account: "Compte en {money}",
    number: "Numéro",
    shows: "Nom qui s’affiche",
    ownAccount: "Numéro de compte",
    message: "Là où l’on vous demande un motif, tapez {reference}",
    bic: "Code SWIFT (BIC)",
    bankAddress: "Adresse de la banque",
    abroad: "Depuis l’étranger",
    anyAmount: "(le montant que vous voulez)",
    anyReference: "(la référence de votre promesse, ou votre nom)",
    noField:
      "{label} n’a pas de champ pour une référence. Après l’envoi, dites-nous le jour et les derniers chiffres de votre numéro de téléphone. Cela nous aide à retrouver votre don.",
    ledeWith:
      "Au moment de payer, tapez ceci comme numéro de compte (mobile money) ou comme motif ou libellé (application bancaire). Les étapes ci-dessous le montrent.",
    day: "Jour de l’envoi",
    digits: "Quatre derniers chiffres du numéro qui a fait l’envoi",
    ledeWithout: "Gardez cette référence pour nous parler de votre don. {label} n’a pas de champ pour une référence.",
    nameCheck:
      "Avant l’envoi, votre téléphone ou votre application bancaire affiche un nom. Ce doit être : {accountName}. Sinon, arrêtez et appelez-nous.",
    mustShow: "Votre téléphone ou votre application bancaire doit afficher ce nom avant l’envoi : {accountName}.",
    button: "J’ai envoyé mon don : {label}",
    sentText:
      "L’avez-vous envoyé ? Dites-le-nous, et nous le cherchons. Si vous avez tapé votre référence, nous le trouvons même si vous ne dites rien. Sans référence, nous ne le trouvons que si vous nous le dites.",
    badDay:
      "Écrivez le jour que votre téléphone montre. Il ne peut pas être dans l’avenir, ni plus d’une semaine avant votre promesse",
    badDigits:
      "Écrivez les quatre derniers chiffres du numéro, comme 4567, ou le numéro entier : nous gardons les quatre derniers",
  },
  phone,
  reference: {
    title: "Votre référence",
    heading: "Merci. Envoyez votre don comme vous voulez.",
    lede: "Écrivez cette référence là où votre application bancaire demande le motif, le libellé ou la description.",
    yours: "Votre référence",
    copy: "Copier",
    copied: "Copié",
    toMyself: "Me l’envoyer",
    reading:
      "Vous pouvez écrire en majuscules ou en minuscules, avec ou sans tirets. Après {prefix}, il n’y a ni O, ni 0, ni S, ni 5 à confondre.",
    sendTo: "Où envoyer {amount}",
    mustShow: "Votre application bancaire doit afficher ce nom avant l’envoi : {accountName}.",
    noAccount: "Écrivez-nous : nous vous dirons sur quel compte envoyer votre don.",
    ask: "Demander comment donner",
    sent: {
      heading: "C’est envoyé ?",
      text: "Dites-le-nous, et nous le cherchons. Nous voyons la plupart des virements en un jour ouvré. Si vous avez tapé la référence, nous le trouvons même si vous ne dites rien.",
      button: "Je l’ai envoyé",
    },
    keep: {
      heading: "Gardez la page de votre don",
      text: "Ce lien privé montre où en est votre don. Toute personne qui a le lien peut le voir : ne le partagez que si vous le voulez.",
      open: "Ouvrir la page",
    },
    friend: {
      heading: "En parler autour de vous",
      text: "Ceci partage la page des dons. Rien de votre don n’est partagé.",
      whatsapp: "WhatsApp",
    },
  },
  pay: {
    title: "Payer en ligne",
    heading: "Payer {amount} en ligne",
    lede: "Vous payez sur la page de notre prestataire de paiement. Nous ne voyons jamais votre carte.",
    arrives: "Sur {amount}, nous recevons environ {arrives} : le prestataire garde environ {fee}.",
    monthly: "Le prestataire prend ce montant chaque mois, jusqu’à ce que vous arrêtiez ce don.",
    begin: "Payer en ligne",
    underway:
      "Nous préparons le paiement. S’il ne se passe rien, appuyez sur le bouton encore une fois dans une minute.",
    button: "Aller à la page de paiement",
    away: "Notre prestataire de paiement ne répond pas en ce moment. Nous avons gardé votre promesse : réessayez dans un moment, ou faites un virement.",
    again: "Réessayer",
    transfer: "Faire plutôt un virement",
    waiting:
      "Nous attendons la réponse de notre prestataire de paiement. Ouvrez cette page encore une fois dans un moment.",
    done: "Votre paiement est arrivé. Merci.",
    gift: "La page de votre don",
  },
  stop: {
    heading: "Votre don mensuel",
    title: "Arrêter votre don mensuel",
    stopped: "Votre don mensuel est arrêté",
    lede: "{amount} chaque mois, pour : {purpose}. Référence : {reference}.",
    online:
      "Notre prestataire de paiement le prend chaque mois. Après l’arrêt, il ne prend plus rien. Vos dons déjà faits ne changent pas.",
    transfer:
      "Vous l’envoyez vous-même depuis votre application bancaire : si vous y avez un virement permanent, arrêtez-le là aussi.",
    button: "Arrêter mon don mensuel",
    done: "Vous avez arrêté ce don mensuel le {day}. Nous n’attendons pas d’autre virement.",
    asked:
      "Notre prestataire de paiement n’a pas encore confirmé qu’il ne prend plus rien. Nous le lui demandons chaque heure ; appuyez sur le bouton pour le lui demander maintenant.",
    unreachable:
      "Ce site ne peut pas joindre le prestataire de paiement qui prélève ce don. Écrivez-nous, et nous arrêterons le don à la main.",
    stillComes:
      "Si de l’argent arrive encore avec cette référence, une personne de l’équipe s’en occupe. Il n’est pas perdu.",
    page: "La page de votre don",
    more: "La suite",
  },
  gift: {
    title: "Votre don",
    waiting: "Nous attendons l’arrivée de votre don",
    arrived: "Votre don est arrivé",
    spent: "Votre don a été utilisé",
    ended: "Cette promesse est terminée",
    lede: "{amount}, pour : {purpose}. Référence : {reference}. Seules les personnes qui ont ce lien peuvent voir cette page.",
    anything: "là où le besoin est le plus grand",
    stages: "Où en est votre don",
    promised: "Promis",
    seen: "Arrivé à la banque",
    thanked: "Merci envoyé",
    used: "Utilisé",
    saidSent: "Le {day}, vous nous avez dit l’avoir envoyé.",
    arrivedWhole: "Arrivé : {amount}.",
    inDoubt: "Votre don est en suspens",
    wentBack: "Votre don vous a été rendu",
    disputed:
      "Montant contesté : {amount}. La banque d’où il vient l’a redemandé. Il ne compte pas avant la décision du prestataire de paiement.",
    refunded: "Nous vous avons rendu {amount} le {day}. Cette somme ne fait plus partie de votre don.",
    mistaken:
      "Nous avions écrit ici qu’un don était arrivé le {day}. C’était une erreur : il ne compte pas, et son reçu n’est plus valable. Cela vous surprend ? Écrivez-nous.",
    onItsWay: "Nous vous rendons {amount} : l’envoi est en cours. Cette somme ne compte plus.",
    takenByBank: "La banque a repris {amount} le {day}. Cette somme ne compte plus.",
    receiptReady: "Le reçu {number} est prêt ci-dessous.",
    receipt: "Votre reçu",
    receiptFor: "Reçu {number} : {amount}. Jour de réception : {day}.",
    receiptOpen: "Reçu",
    receiptPdf: "Reçu, PDF",
    statement: "Tous les dons de cette promesse entre deux dates",
    notYet: "Pas encore. Nous vous écrirons à ce moment-là.",
    notYetPlain: "Pas encore.",
    expired:
      "Cette promesse a été supprimée après 60 jours. Si vous avez envoyé l’argent, dites-nous le jour et le montant, et nous le chercherons.",
    withdrawn:
      "Vous avez retiré cette promesse. Si vous avez envoyé l’argent, dites-nous le jour et le montant, et nous le chercherons.",
    tellUs: "Nous le dire",
    reference: "Voir la référence et le compte",
    pay: "Payer en ligne",
    remind: {
      heading: "Me le rappeler",
      text: "Si nous n’avons pas vu votre don après sept jours, nous vous envoyons un e-mail. Jamais un deuxième.",
      button: "Me le rappeler une fois",
      done: "Nous vous le rappellerons une fois, le {day}.",
    },
    change: {
      heading: "Vous changez d’avis ?",
      text: "Vous pouvez changer le nom, le cacher, ou nous demander d’effacer votre nom. Le don reste dans nos comptes, sans votre nom.",
      name: "Nom",
      undrawn:
        "Le reçu ne peut pas montrer ces lettres de votre nom : {letters}. Écrivez votre nom avec d’autres lettres.",
      save: "Enregistrer le nom",
      saved: "Le nom est enregistré.",
      withdraw: "Retirer la promesse",
      withdrawn: "La promesse est retirée, et nous avons effacé votre nom et votre e-mail.",
      forget: "Effacer mon nom et mon e-mail",
      forgotten: "Nous avons effacé votre nom et votre e-mail. Ce lien montre encore où en est le don.",
    },
    sentDone: "Merci. Nous le cherchons.",
    missing: "Il n’y a pas de don à cette adresse. Vérifiez le lien jusqu’à la dernière lettre.",
  },
};
