import type * as en from "../en/volunteer.ts";
import type { Translated } from "../translated.ts";

export const volunteer: Translated<typeof en.volunteer> = {
  title: "Devenir bénévole",
  heading: "Donner une matinée",
  lede: "Pas besoin d’expérience. Un sourire et une heure libre suffisent pour commencer.",
  form: {
    name: "Proposer votre aide",
    skills: {
      legend: "Que voulez-vous faire ?",
      read: "Lire avec les enfants",
      readHint: "Une heure à la fois, à côté d’une personne qui enseigne",
      carry: "Porter et conduire",
      carryHint: "Quand les livres arrivent",
      translate: "Traduire",
      translateHint: "Chez vous, quand vous voulez",
      treat: "Enseigner ou soigner",
      treatHint: "Thérapie, soins, enseignement",
      other: "Autre chose (facultatif)",
    },
    where: {
      legend: "Où et quand ?",
      place: "Ville ou quartier le plus proche",
      placeHint: "Ou « depuis chez moi »",
      days: "Jours qui vous conviennent (facultatif)",
    },
    reach: {
      legend: "Comment vous joindre ?",
      name: "Nom",
      contact: "E-mail, téléphone ou WhatsApp",
      message: "De quoi avez-vous besoin ? (facultatif)",
      messageHint: "Transport, rampe, endroit calme pour travailler.",
      adult:
        "J’ai 18 ans ou plus. Avant de travailler avec des enfants, je donnerai les noms de deux personnes qui me connaissent.",
    },
    references: {
      legend: "Qui vous connaît ?",
      note: "Facultatif pour l’instant. Demandez-leur d’abord : nous appelons ces deux personnes avant que vous travailliez avec des enfants. Seules la personne référente et l’administration voient leurs noms.",
      firstName: "Première personne : nom (facultatif)",
      firstContact: "Première personne : e-mail ou téléphone (facultatif)",
      secondName: "Deuxième personne : nom (facultatif)",
      secondContact: "Deuxième personne : e-mail ou téléphone (facultatif)",
    },
    button: "Envoyer",
    after: "Nous supprimons tout cela quand vous le demandez, et après un an si votre proposition n’a pas eu de suite.",
    thanks: "Merci. Votre proposition est arrivée. Nous vous appelons ou nous vous écrivons dans la semaine.",
  },
  errors: {
    notYet: "Votre proposition n’est pas encore envoyée.",
    many: "Depuis une heure, beaucoup de propositions viennent de la même connexion Internet que la vôtre. Réessayez plus tard, ou appelez-nous.",
    skills: "Choisissez ce que vous voulez faire, ou écrivez-le",
    place: "Écrivez la ville ou le quartier le plus proche, ou « depuis chez moi »",
    name: "Écrivez votre nom",
    contact: "Écrivez une adresse e-mail ou un numéro de téléphone",
    badContact: "Ce n’est ni une adresse e-mail ni un numéro de téléphone. Écrivez l’un des deux",
    digit: "Ce numéro semble avoir un chiffre en moins ou en trop. Vérifiez-le, ou cochez qu’il est juste",
    isRight: "Le numéro est juste",
    adult: "Les bénévoles ont 18 ans ou plus. Cochez cette case si c’est votre cas",
    reference: "Écrivez le nom et comment joindre cette personne, ou laissez les deux vides",
  },
  next: {
    heading: "Ce qui se passe ensuite",
    points: [
      { point: "Nous vous appelons ou nous vous écrivons dans la semaine." },
      { point: "Nous appelons deux personnes qui vous connaissent, avant tout travail avec des enfants." },
      { point: "Le premier jour, vous êtes à côté d’une personne qui a l’habitude." },
    ],
  },
  external: {
    before: "Vous préférez le formulaire que vous connaissez déjà ?",
    link: "Devenir bénévole",
    newTab: "(ouvre un formulaire d’un autre site dans un nouvel onglet)",
  },
};
