import type * as en from "../en/form-errors.ts";
import { formatList } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const formErrors: Translated<typeof en.formErrors> = {
  marked: "Corrigez le champ marqué.",
  markedSeveral: "Corrigez les {count} champs marqués.",
  empty: "Remplissez ce champ",
  tooLong: (max) => `Écrivez au plus ${inWords(max)} ${form(max, "caractère", "caractères")}`,
  tooShort: (min) => `Écrivez au moins ${inWords(min)} ${form(min, "caractère", "caractères")}`,
  wholeNumber: (least, most) => `Écrivez un nombre entier de ${inWords(least)} à ${inWords(most)}`,
  chooseOne: "Choisissez une des réponses",
  cut: (length, shown) =>
    `Ce texte a ${length} caractères : c’est beaucoup trop. Sans JavaScript, seuls les ${shown} premiers sont gardés ici`,
  email: "Écrivez l’adresse e-mail",
  password: "Écrivez le mot de passe",
  firstName: "Écrivez le prénom",
  lastName: "Écrivez le nom",
  code: "Écrivez le code",
  sixDigits: "Écrivez les six chiffres",
  passwordsDiffer: "Les deux mots de passe sont différents. Écrivez deux fois le même",
  chooseRole: "Choisissez un rôle",
  dateShape: "Écrivez l’année, le mois et le jour, comme 1990-12-31",
  birthInFuture: "La date de naissance ne peut pas être dans l’avenir",
  tickAgain: "Relisez l’adresse, puis cochez cette case",
  webAddress: "Écrivez une adresse web, comme https://example.org",
  rows: {
    network: "Dites ce qu’est cette adresse, par exemple « Instagram »",
    noUrl: "Écrivez l’adresse de cette page, comme https://www.instagram.com/votrenom",
    url: "Une adresse web commence par https://, comme https://www.instagram.com/votrenom",
    figure: "Écrivez le nombre, comme 100+",
    counted: "Dites ce que ce nombre compte, par exemple « bénévoles »",
    spent: "Dites à quoi sert cette part, par exemple « école »",
    percent: "Écrivez un nombre, comme 12,5",
    sum: "Le total des parts doit faire 100 %",
  },
  founded: {
    unclear: "Écrivez le mois et l’année, comme juillet 2023",
    future: "Ce mois est encore à venir. Donnez celui où vous avez commencé",
    early: "Donnez un mois à partir de 1800",
  },
  phone: "Écrivez un numéro de téléphone en chiffres",
  film: "Collez l’adresse d’une vidéo sur YouTube : celle que donne le bouton « Partager »",
  giving: {
    prefix: "De deux à quatre majuscules, comme TAB",
    day: "Choisissez un jour",
    tax: "Remplissez les trois champs sur l’impôt, ou aucun",
  },
  look: {
    logo: "Choisissez le logo encore une fois",
    colour: "Choisissez une couleur",
    cloth: "Choisissez un tissu",
    inkOn: {
      ink: (ratio) => `Le texte sur l’encre a un contraste de ${ratio}. Il faut 4,5. Changez l’encre.`,
      sun: (ratio) =>
        `L’encre sur le soleil a un contraste de ${ratio}. Il faut 4,5. Foncez l’encre ou éclaircissez le soleil.`,
      sky: (ratio) =>
        `L’encre sur le ciel a un contraste de ${ratio}. Il faut 4,5. Foncez l’encre ou éclaircissez le ciel.`,
      hill: (ratio) =>
        `L’encre sur la colline a un contraste de ${ratio}. Il faut 4,5. Foncez l’encre ou éclaircissez la colline.`,
      page: (ratio) =>
        `L’encre sur la page a un contraste de ${ratio}. Il faut 4,5. Foncez l’encre ou éclaircissez la page.`,
    },
    danger: "Les mots de danger, roses dans toutes les apparences, ne se lisent pas sur la page. Éclaircissez la page.",
    everywhere: "Ces couleurs ne se lisent pas partout. Foncez l’encre ou éclaircissez les quatre autres",
  },
  words: {
    wrongPlace: (wrong, known) =>
      `Le site ne sait pas quoi mettre pour ${wrong}. ${known.length > 0 ? `Écrivez ${formatList(known, "or")}` : "Écrivez-le sans accolades"}`,
    card: (number, label, wrong) => `Carte ${inWords(number)}, ${label} : ${wrong}`,
    tooManyCards: (max) => `Il y a de la place pour ${inWords(max)} ${form(max, "carte", "cartes")}`,
    oneCard: "Gardez au moins une carte",
    drawing: "Choisissez un des dessins",
  },
  whoIsThat:
    "Qui est-ce : un nom, ou le lien avec l’enfant ? Écrivez par exemple « Sa mère » ; pour un nom d’une seule lettre, les deux : « O, sa mère ». La réponse actuelle peut désigner n’importe qui",
};
