import type * as en from "../en/site.ts";
import { firstSettings as english } from "../en/site.ts";
import type { Translated } from "../translated.ts";

/** Settings of a new site in French: the same facts as in English, with French texts. */
export const firstSettings: typeof en.firstSettings = {
  ...english,
  kind: "Fondation pour les enfants",
  founded: "juillet 2023",
  figures: [
    { value: "2M+", label: "de dons reçus" },
    { value: "100+", label: "bénévoles" },
    { value: "10+", label: "sorties" },
  ],
  donationDistribution: {
    label: "Répartition des dons",
    shares: [
      { label: "accueil des enfants", percent: 40 },
      { label: "programme d’hygiène", percent: 35 },
      { label: "aide aux personnes", percent: 10 },
      { label: "excursion", percent: 10 },
      { label: "repas pour les plus pauvres", percent: 5 },
    ],
  },
};

export const missing: Translated<typeof en.missing> = {
  notFound: {
    title: "Page introuvable",
    heading: "Page introuvable",
    lede: "Le lien est peut-être ancien, ou il y a une faute de frappe. Le lien ci-dessous ramène à l’accueil.",
    home: "Retour à l’accueil",
    tell: "Nous le dire",
    near: "Peut-être l’une de celles-ci :",
  },
  event: {
    heading: "Journée introuvable",
    lede: "Cette journée n’est pas dans notre calendrier. Elle a peut-être changé de date, ou le lien est incomplet.",
    action: "Voir toutes les journées",
  },
  eventData: {
    heading: "Données de la journée introuvables",
    lede: "Cette journée est dans notre calendrier, mais quelque chose ne peut pas s’afficher. Dites-le-nous avec ce numéro.",
  },
  noData: {
    heading: "Aucune donnée",
    lede: "Il n’y a rien à montrer ici pour l’instant. Regardez ce que nous faisons aujourd’hui.",
    action: "Ce que nous faisons",
  },
  refused: { title: "Non accepté", heading: "Cela n’est pas passé" },
  notTaken: {
    title: "Pas en ce moment",
    heading: "Nous ne recevons pas ce formulaire en ce moment",
    lede: "Rien n’est envoyé, rien n’est gardé. Écrivez-nous plutôt : votre texte est ci-dessous.",
    typed: "Votre texte",
  },
  broken: {
    title: "Un problème",
    heading: "Il y a eu un problème chez nous",
    lede: "Pardon. Réessayez dans un moment. Si cela continue, donnez-nous ce numéro :",
  },
};

export const failures: Translated<typeof en.failures> = {
  homeImages: "Les images ne se sont pas chargées. Réessayez plus tard.",
  eventImages: "Les images ne se sont pas chargées",
};
