import type * as en from "../en/demonstration.ts";
import type { Translated } from "../translated.ts";

export const demonstration: Translated<typeof en.demonstration> = {
  banner: "Ceci est une démonstration. Rien ne part d’ici, et chaque nuit tout recommence.",
  heading: "Regarder le travail d’une personne",
  lede: "Un bouton suffit pour se connecter. Les personnes, les dons et les messages de cette démonstration sont inventés.",
  password: (password: string) => `Si une page demande le mot de passe, le voici : ${password}`,
  as: {
    admin: "Se connecter à l’administration",
    second: "Se connecter à l’administration, deuxième personne",
    lead: "Se connecter à la protection de l’enfance",
    treasurer: "Se connecter à la trésorerie",
    editor: "Se connecter à la publication",
    writer: "Se connecter à la rédaction",
  },
};
