import type * as en from "../en/staff-contributors.ts";
import type { Translated } from "../translated.ts";
import { aboutEach } from "./staff-cms.ts";

export const staffContributors: Translated<typeof en.staffContributors> = {
  ...aboutEach("contributor"),
  empty: {
    heading: "La liste est encore vide",
    text: "Ajoutez les personnes de votre équipe, et les partenaires que vous remerciez.",
  },
  title: "Équipe et partenaires",
  kinds: { person: "Personne", partner: "Partenaire" },
  labels: {
    kind: "Personne ou partenaire",
    title: "Nom",
    role: "Rôle (facultatif)",
    about: "Deux lignes (facultatif)",
    link: "Adresse Internet (facultatif)",
    place: "Ordre (facultatif)",
  },
  errors: { kind: "Choisissez une personne ou un partenaire", title: "Écrivez le nom" },
  aboutHint:
    "200 caractères au plus. La page « À propos » le montre, et chacune de vos pages qui présente l’équipe ou les partenaires.",
  placeHint: "Un petit nombre vient en premier. Une page montre les 40 premiers.",
  alsoCalled:
    "équipe et partenaires, page de l’équipe, membres du bureau, conseil d’administration, notre équipe, qui sommes-nous, partenaires, sponsors, logos des partenaires, liste des soutiens, personnes fondatrices, ajouter un partenaire, ajouter un membre de l’équipe, retirer un partenaire, logo d’un partenaire",
};
