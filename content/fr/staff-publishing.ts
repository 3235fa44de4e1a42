import type * as en from "../en/staff-publishing.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

/** Writes the number with the noun and its verb. */
const photos = (count: number, one: string, others: string): string =>
  form(count, `${formatNumber(count)} photo ${one}`, `${formatNumber(count)} photos ${others}`);

export const staffPublishing: Translated<typeof en.staffPublishing> = {
  open: "Publier",
  heading: "Prêt à publier ?",
  close: "Revenir au texte",
  goOn: "Continuer à écrire",
  when: "Quand",
  busy: "Envoi en cours…",
  choices: {
    published: { label: "Publier maintenant", note: "Sur le site en moins d’une minute" },
    scheduled: { label: "Programmer", note: "La publication se fait au jour et à l’heure choisis" },
    draft: { label: "Garder en brouillon", note: "Seule l’équipe peut le voir" },
  },
  again: {
    published: { label: "Publier les changements", note: "Sur le site en moins d’une minute" },
    scheduled: { label: "Programmer", note: "Pas sur le site d’ici là" },
    draft: {
      label: "Remettre en brouillon",
      note: "Le retire du site ; seule l’équipe peut le voir",
    },
  },
  moment: "Jour et heure, {clock} ({zone})",
  past: "Ce moment est passé. Choisissez-en un plus tard, ou publiez maintenant.",
  missing: "Choisissez un jour et une heure",
  skipped: "Cette heure n’existe pas ce jour-là, car on avance les horloges. Choisissez une autre heure.",
  inOrder: (count) => form(count, "1 vérification est bonne", `${formatNumber(count)} vérifications sont bonnes`),
  checks: "Vérifications",
  checking: "Vérification…",
  unchecked: {
    heading: "C’est à vous de vérifier ; le site ne le peut pas",
    text: "Le site vérifie quand vous avez la connexion. Il peut alors refuser, par exemple pour une photo sans consentement.",
    kept: "Dans ce cas, le texte reste sur ce téléphone. La liste « Gardé sur ce téléphone » dit pourquoi.",
  },
  onTheirWay: {
    heading: (count) => photos(count, "est encore en cours d’envoi", "sont encore en cours d’envoi"),
    waiting:
      "Si vous attendez, la publication se fait à leur arrivée, même si vous fermez cette page. Si le site refuse quelque chose, la liste « Gardé sur ce téléphone » dit pourquoi.",
    leaving: (count) =>
      form(
        count,
        "Sinon, la photo va dans « Photos », et ce texte est publié sans elle.",
        "Sinon, les photos vont dans « Photos », et ce texte est publié sans elles.",
      ),
    wait: (count) => form(count, "Attendre la photo", "Attendre les photos"),
    without: (count) => form(count, "Publier sans elle", "Publier sans elles"),
    notKept:
      "Ce téléphone n’a pas la place de garder les photos jusqu’à l’envoi. Attendez leur arrivée sur cette page, ou revenez au texte et enlevez-les.",
    stuck: "On n’a pas pu enlever les photos. Revenez au texte et enlevez-les là.",
  },
  nearly: "Presque",
  first: (count) => form(count, "D’abord 1 chose", `D’abord ${formatNumber(count)} choses`),
  show: "Me montrer",
  passed: "En ordre",
  warns: "À regarder",
  title: { good: "Il y a un titre", bad: "Donnez d’abord un titre. Deux mots suffisent." },
  alt: {
    good: "Chaque photo dit ce qu’on y voit",
    bad: (count) => photos(count, "ne dit pas ce qu’on y voit", "ne disent pas ce qu’on y voit"),
    note: "Dites en une phrase ce qu’on voit sur la photo",
  },
  headings: {
    good: "Les titres sont en ordre",
    empty: "Un titre est vide",
    skipped: "Un petit titre est avant le premier grand titre",
    note: "Les lecteurs d’écran sautent d’un titre à l’autre",
  },
  consent: {
    bad: (count) => photos(count, "attend un consentement", "attendent un consentement"),
    note: (count) =>
      form(
        count,
        "Écrivez qui a dit oui, ou enlevez la photo. D’ici là, rien n’est publié",
        "Écrivez qui a dit oui, ou enlevez les photos. D’ici là, rien n’est publié",
      ),
    good: "Un consentement est noté pour chaque photo",
    gone: (count) => photos(count, "a été retirée", "ont été retirées"),
    goneNote: "Les lecteurs voient un dessin à la place",
    waits: (count) => photos(count, "n’est pas encore visible", "ne sont pas encore visibles"),
    waitsNote:
      "Une personne a dit qui est sur la photo. Le site la montre quand ses visages sont comptés, quand une autre personne est d’accord, ou après un jour",
    moreFaces: (count) => ({
      text: `${photos(count, "a plus de visages que de consentements", "ont plus de visages que de consentements")}.`,
      note: "Regardez : un consentement vaut-il pour plusieurs enfants ? Vous pouvez publier maintenant. La personne référente regardera aussi",
    }),
    uncounted: {
      yet: (count) => ({
        text: form(
          count,
          "Le site n’a pas encore compté les visages de 1 photo.",
          `Le site n’a pas encore compté les visages de ${formatNumber(count)} photos.`,
        ),
        note: "Regardez vous-même : toutes les personnes reconnaissables sont-elles d’accord ? Vous pouvez publier maintenant. Si le site compte plus de visages que de consentements, la personne référente regardera",
      }),
      off: (count) => ({
        text: form(
          count,
          "Le site n’a pas compté les visages de 1 photo.",
          `Le site n’a pas compté les visages de ${formatNumber(count)} photos.`,
        ),
        note: "Le comptage est désactivé dans les réglages. Regardez vous-même : toutes les personnes reconnaissables sont-elles d’accord ? Vous pouvez publier maintenant",
      }),
    },
  },
  links: {
    good: "Les liens mènent quelque part",
    count: (count) =>
      form(
        count,
        `${formatNumber(count)} lien regardé ; le site ouvre seulement ses propres pages`,
        `${formatNumber(count)} liens regardés ; le site ouvre seulement ses propres pages`,
      ),
    bad: (link) => `Un lien ne mène nulle part sur ce site : ${link}`,
  },
  weight: {
    good: "Assez léger pour un téléphone",
    bad: "Lourd pour un téléphone. Enlevez une photo, ou faites-en deux textes",
    note: (bytes) => `Photos : ${formatNumber(Math.max(1, Math.round(bytes / 1_000)))} ko`,
  },
  card: "Comment on le voit dans WhatsApp",
  cardPicture: "L’image de la page",
  preview: {
    show: "Aperçu",
    title: "Aperçu",
    phone: "Sur un téléphone",
    both: "Sur un ordinateur et un téléphone",
    onDesk: "Aperçu sur un ordinateur",
  },
};
