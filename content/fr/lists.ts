import type * as en from "../en/lists.ts";
import type { Translated } from "../translated.ts";
import { failures } from "./site.ts";

export const blog: Translated<typeof en.blog> = {
  title: "Blog",
  heading: "Nouvelles du terrain",
  description: "De petits récits, par celles et ceux qui étaient là.",
  back: "Tous les articles",
  older: "Articles plus anciens",
  newest: "Articles les plus récents",
  empty: "Aucun article pour l’instant. Revenez bientôt.",
  next: "À lire aussi",
  help: "Voulez-vous aider ?",
  give: "Voir comment donner",
};

export const events: Translated<typeof en.events> = {
  title: "Journées",
  heading: "Des journées qui font une place",
  description: "Sorties, visites sur les campus et journées de santé : où nous étions, où nous serons.",
  upcoming: "Bientôt",
  past: "Déjà passées",
  others: "Autres journées",
  see: "Voir la journée",
  back: "Toutes les journées",
  older: "Journées plus anciennes",
  newest: "Journées les plus récentes",
  listHeading: "Merci à nos partenaires",
  empty: "Aucune journée pour l’instant. Revenez bientôt.",
  stripLabel: "Journées, à faire défiler sur le côté",
};

const projects: Translated<typeof en.article.projects> = {
  back: "Tous les projets",
  videoNote: "Voir la vidéo du projet",
};

const films: Translated<typeof en.article.films> = {
  untitled: "Vidéo",
  play: "Voir : {title}",
  playUntitled: "Voir la vidéo",
};

const photos: Translated<typeof en.article.photos> = {
  gone: "Cette photo a été retirée",
  goneWhy: "parce qu’une personne sur la photo l’a demandé. Le récit reste.",
  ask: "C’est vous, ou votre enfant ? Demandez-nous de retirer la photo",
};

const share: Translated<typeof en.article.share> = {
  button: "Partager",
  sentence: "{what} : {address}",
  whatsApp: "Envoyer sur WhatsApp",
  copy: "Copier le lien",
  copied: "Copié",
  picture: "Image pour votre statut",
  papers: {
    "poster-a4": "Affiche à imprimer (PDF)",
    programme: "Programme à imprimer (PDF)",
    slip: "Bulletins de don à imprimer (PDF)",
  },
  print: {
    scan: "Scannez avec votre téléphone",
    open: "Ouvre {address}",
    noAccount:
      "Nous n’imprimons aucun numéro de compte : on peut coller un autre papier dessus. Prenez-le sur notre site, où vous pouvez aussi le vérifier.",
    partners: "Merci à nos partenaires",
    slip: "Je voudrais donner",
    slipAmount: "{ownSign}",
    slipFor: "Pour",
  },
};

const listen: Translated<typeof en.article.listen> = {
  heading: "Écouter",
  // A free name such as “Wolof” or “le wolof” follows a colon, because “en” does not suit each.
  about: "Écouter dans cette langue : {language} ({length}, {size})",
  note: "Rien ne se charge avant que vous appuyiez.",
};

const belongs: Translated<typeof en.article.belongs> = {
  part: "Fait partie du projet",
  give: "Donner pour ce projet",
  events: "Les journées de ce projet",
  allEvents: "Toutes les journées de ce projet",
  posts: "Les articles de ce projet",
  allPosts: "Tous les articles de ce projet",
};

const contributors: Translated<typeof en.article.contributors> = {
  person: "Notre équipe",
  partner: "Nos partenaires",
};

export const article: Translated<typeof en.article> = {
  projects,
  belongs,
  contributors,
  films,
  photos,
  failures,
  share,
  listen,
};

export const media: Translated<typeof en.media> = {
  title: "Presse",
  heading: "On parle de nous",
  lede: "Ce que d’autres ont écrit et dit de nos journées.",
  read: "Lire",
  older: "Articles de presse plus anciens",
  newest: "Articles de presse les plus récents",
  empty: "Aucun article de presse pour l’instant. Revenez bientôt.",
};

export const easyRead: Translated<typeof en.easyRead> = {
  label: "Comment lire cette page",
  full: "Texte complet",
  easy: "Version facile à lire",
};
