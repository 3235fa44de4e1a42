import { staff } from "content/staff.ts";
import { staffShell } from "content/staff-shell.ts";
import { href } from "react-router";
import calabash from "../../../ui/art/calabash.svg";
import camera from "../../../ui/art/camera.svg";
import book from "../../../ui/art/exercise-book.svg";
import pot from "../../../ui/art/flower-pot.svg";
import radio from "../../../ui/art/radio.svg";
import calendar from "../../../ui/art/wall-calendar.svg";
import { canEdit, canWrite, type HasRoles } from "../../../values/roles.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import type { MenuPage } from "./menu.ts";

/** The home page, above the sections of the menu. */
export const today = (): MenuPage => ({ label: staff.nav.home, to: href("/admin"), icon: "today" });

/** Pages of the member's own account, below the sections of the menu. */
export const ownPages = (): MenuPage[] => [
  { label: staffShell.account.own, to: href("/admin/account"), icon: "key" },
  { label: staffShell.account.signOut, to: href("/admin/signout"), icon: "out" },
];

const makes = staffShell.create;

/** Acts of the create sheet. `?create` opens the form on the list page. */
const creations = () =>
  [
    { ...makes.post, to: `${href("/admin/post")}?create`, art: book, ground: "g-yellow", icon: "post", who: canWrite },
    {
      ...makes.event,
      to: `${href("/admin/event")}?create`,
      art: calendar,
      ground: "g-pink",
      icon: "event",
      who: canEdit,
    },
    {
      ...makes.project,
      to: `${href("/admin/project")}?create`,
      art: pot,
      ground: "g-green",
      icon: "project",
      who: canEdit,
    },
    { ...makes.news, to: `${href("/admin/news")}?create`, art: radio, ground: "g-lilac", icon: "news", who: canEdit },
    { ...makes.photo, to: href("/admin/media"), art: camera, ground: "g-ink", icon: "camera", who: canWrite },
    {
      ...makes.spending,
      to: href("/admin/spending/new"),
      art: calabash,
      ground: "g-yellow",
      icon: "money",
      who: ({ roles }: HasRoles) => roles.length > 0,
      of: "spending",
    },
  ] as const;

/** Returns the acts that this member may do; money out only while the books are open. */
export function useCreations(member: HasRoles | undefined) {
  const hasMoney = useIsInUse("spending");
  return creations().filter(({ who, ...made }) => member !== undefined && who(member) && (hasMoney || !("of" in made)));
}
