import type * as en from "../en/staff-posts.ts";
import type { Translated } from "../translated.ts";
import { aboutEach } from "./staff-cms.ts";

export const staffPosts: Translated<typeof en.staffPosts> = {
  ...aboutEach("post"),
  empty: { heading: "Une page blanche", text: "Écrivez votre premier article. Trois phrases suffisent." },
  title: "Articles",
  note: "Vous pouvez supprimer les articles que vous avez écrits.",
};

export const authorData = { label: "Articles écrits par cette personne" };
