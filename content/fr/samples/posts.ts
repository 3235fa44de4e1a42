import about1 from "../../art/about-1.svg?raw";
import hygiene from "../../art/event-hygiene.svg?raw";
import autism from "../../art/project-autism.svg?raw";
import pad from "../../art/project-pad.svg?raw";
import type * as en from "../../en/samples/posts.ts";
import { alts } from "./sample.ts";

export const samplePosts: typeof en.samplePosts = [
  {
    slug: "coins-calmes",
    title: "Coins calmes : un petit changement qui aide",
    paragraphs: [
      "Une natte, un rideau, un panier d’objets à tenir : un coin calme coûte moins cher qu’un uniforme.",
      "Ce n’est pas un endroit pour punir. C’est un endroit que l’enfant peut choisir, et quitter, sans demander.",
      "Trois classes en ont un maintenant. Les enseignants disent que même les enfants qui n’y vont jamais sont contents qu’il soit là.",
    ],
    author: { name: "Équipe « Besoins particuliers »" },
    date: "2024-08-02",
    images: [{ svg: autism, alt: alts.autism, width: 480, height: 480 }],
  },
  {
    slug: "quarante-robinets-une-chanson",
    title: "Quarante robinets, une chanson",
    paragraphs: [
      "Avec des mains propres, les enfants manquent moins l’école. Mardi dernier, nous avons posé le dernier des quarante robinets.",
      "Dès le premier jour, les gestes sont devenus une chanson. Le troisième jour, la classe des plus petits nous l’apprenait.",
    ],
    author: { name: "Bénévole du programme", position: "Bénévole de terrain" },
    date: "2024-08-20",
    images: [{ svg: hygiene, alt: alts.hygiene, width: 960, height: 560 }],
  },
  {
    slug: "ce-que-les-etudiantes-demandent-sur-leurs-regles",
    title: "Ce que les étudiantes nous demandent sur leurs règles",
    paragraphs: [
      "La boîte passe d’abord. Qui a une question l’écrit, et personne n’a à la dire à voix haute.",
      "Est-ce normal ? Est-ce que cela m’empêche de jouer au football ? Ai-je le droit de dire non aux blagues ? Oui, non, et oui.",
      "Nous répondons à chaque papier avant de partir. C’est le moment de la journée dont les étudiantes se souviennent.",
    ],
    author: { name: "Équipe de santé" },
    date: "2024-09-03",
    images: [{ svg: pad, alt: alts.pad, width: 480, height: 480 }],
  },
  {
    slug: "lire-a-voix-haute-change-la-salle",
    title: "Lire à voix haute change la salle",
    postText:
      "Un livre, vingt enfants, et un garçon qui n’avait pas encore parlé en classe. Quelques mots d’un jeudi à Lagos.",
    paragraphs: [
      "Le jeudi, nous lisons à voix haute. Il n’y a pas de contrôle à la fin, et personne n’a à rester sans bouger.",
      "Certains enfants suivent les images. D’autres suivent le rythme. Un garçon, qui porte un casque parce que le ventilateur fait du bruit, écoute depuis la natte près de la porte. La semaine dernière, il a tourné la page avant nous.",
      "Qu’avons-nous appris ? Aller doucement. Répéter les belles phrases. Laisser l’enfant tenir le livre. Garder un coin calme, et dire tout haut qu’il est pour tout le monde.",
      "Si votre école veut un jeudi de lecture, écrivez-nous. Nous apportons les livres et nous vous les laissons.",
    ],
    author: { name: "Bénévole du programme", position: "Bénévole de terrain" },
    date: "2024-10-12",
    images: [{ svg: about1, alt: alts.about1, width: 480, height: 600 }],
  },
];
