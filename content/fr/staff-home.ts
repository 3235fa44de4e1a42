import type * as en from "../en/staff-home.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

const greeting = (hour: number) => (hour >= 5 && hour < 18 ? "Bonjour" : "Bonsoir");

function mood(share: number): string {
  if (share === 0) return "Le sourire attend la première étape.";
  if (share < 0.4) return "Le sourire commence.";
  return share < 0.6 ? "Un demi-sourire." : "Presque un grand sourire.";
}

export const staffHome: Translated<typeof en.staffHome> = {
  title: "Aujourd’hui",
  greeting: (hour, name) => `${greeting(hour)} ${name}`,
  firstDay: "Votre premier jour",
  firstGreeting: (name) => [`Bonjour ${name}.`, "Faisons naître un sourire."],
  makes: "Que voulez-vous partager aujourd’hui ?",
  site: "Voir le site",
  needs: {
    heading: "Ce qui vous attend",
    count: (shown, all) =>
      shown < all
        ? `${inWords(shown)} sur ${inWords(all)}`
        : `${inWords(all)} ${form(all, "chose à faire", "choses à faire")}`,
    none: "Rien ne vous attend.",
    noneDetail: "Tous les messages ont une réponse.",
    noneYet: "Rien ne vous attend. Profitez-en.",
    noneYetDetail: "Les messages, les brouillons et les photos qui vous attendent apparaissent ici.",
    unpublished: "Pas encore publié, dans toute l’équipe :",
  },
  checklist: {
    heading: "Faites de ce site le vôtre",
    grin: (done, all) => `Étapes faites : ${inWords(done)} sur ${inWords(all)}`,
    progress: (done, all) => `Étapes faites : ${inWords(done)} sur ${inWords(all)}. ${mood(done / all)}`,
    allDone: "Toutes les étapes sont faites. Le site est à vous.",
    done: "Fait :",
    more: (count) => `${inWords(count)} de plus`,
    countDone: (count) => `${inWords(count)} ${form(count, "faite", "faites")}`,
    unguarded: (country) =>
      `La vérification des textes ne connaît pas encore les lieux de ce pays : ${country}. Lisez deux fois chaque récit sur un enfant.`,
    putAway: "Cacher cette liste",
    isAway: "La liste est cachée. Vous pouvez la remontrer dans Réglages.",
    bringBack: "Remontrer les premières étapes",
  },
  figures: {
    heading: "Les 30 derniers jours",
    note: "Les visites sont comptées sans cookies et sans noms.",
    visits: "Visites de chaque page",
    searches: "Ce que les gens cherchent",
  },
  line: {
    heading: "Bientôt",
    note: "Articles, e-mails et journées des deux prochaines semaines.",
    when: (days, weekday, time) =>
      [days === 0 ? "Aujourd’hui" : days === 1 ? "Demain" : weekday, time].filter(Boolean).join(", "),
  },
};

export const visitWords: Translated<typeof en.visitWords> = {
  label: "Visites",
  none: "Le compte commence à la première visite",
  countedSince: (day) => `Comptées depuis le ${day}`,
  compared: (difference) =>
    difference === 0
      ? "Autant que les 30 jours d’avant"
      : `${formatNumber(Math.abs(difference))} de ${difference > 0 ? "plus" : "moins"} que les 30 jours d’avant`,
};
