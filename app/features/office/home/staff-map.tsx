import { staff } from "content/staff.ts";
import { staffShell } from "content/staff-shell.ts";
import { href } from "react-router";
import camera from "../../../ui/art/camera.svg";
import book from "../../../ui/art/exercise-book.svg";
import pot from "../../../ui/art/flower-pot.svg";
import radio from "../../../ui/art/radio.svg";
import calendar from "../../../ui/art/wall-calendar.svg";
import { canEdit, canWrite, type HasRoles } from "../../../values/roles.ts";
import type { MenuPage } from "./menu.ts";

/** The home, above all groups. */
export const today = (): MenuPage => ({ label: staff.nav.home, to: href("/admin"), icon: "today" });

/** Pages of a member's own account, below the groups. */
export const ownPages = (): MenuPage[] => [
  { label: staffShell.account.own, to: href("/admin/account"), icon: "key" },
  { label: staffShell.account.signOut, to: href("/admin/signout"), icon: "out" },
];

const makes = staffShell.create;

/** Acts of the create sheet; `?create` opens the form of a list. */
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
  ] as const;

/** Returns the acts that this person may do. */
export const creationsFor = (member: HasRoles | undefined) =>
  creations().filter(({ who }) => member !== undefined && who(member));
