import type * as en from "../en/frame.ts";
import type { Translated } from "../translated.ts";

export const frame: Translated<typeof en.frame> = {
  skip: "Aller au contenu",
  menu: "Menu",
  landmarks: { main: "Principal", footer: "Bas de page" },
  links: {
    home: "Accueil",
    about: "Qui sommes-nous",
    whatWeDo: "Ce que nous faisons",
    contact: "Contact",
    blog: "Blog",
    events: "Journées",
    media: "Presse",
    documents: "Documents",
    transparency: "Où est allé l’argent",
    search: "Rechercher",
    privacy: "Vie privée",
    withdraw: "Retirer une photo",
    safeguarding: "Protection de l’enfance",
  },
  donate: "Faire un don",
  explore: "Découvrir",
  follow: "Suivre",
  visit: "Nous rendre visite",
  lowData: {
    label: "Mode léger",
    off: "Non : les pages viennent avec toutes les photos et tous les dessins.",
    on: "Oui : petites photos, pas de décor.",
  },
  foundedLine: "{name}, depuis {founded}.",
  newsletter: {
    heading: "De bonnes nouvelles, par e-mail",
    lede: "Des récits du terrain, dans votre boîte.",
    label: "Votre e-mail",
    button: "S’abonner",
    thanks: "C’est presque fait. Ouvrez votre boîte : l’e-mail contient un lien pour confirmer.",
    notYet: "Votre abonnement n’est pas encore enregistré.",
    pageTitle: "Lettre d’information",
  },
};

export const banner: Translated<typeof en.banner> = {
  heading: "Vous pouvez aider à offrir une place aux enfants à besoins particuliers !",
  volunteer: "Devenir bénévole",
  newTab: "(s’ouvre dans un nouvel onglet)",
  own: "Ou proposer votre aide sur ce site",
  donate: "Faire un don",
};
