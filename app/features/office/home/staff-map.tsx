import { staff } from "content/staff.ts";
import { staffSensitiveFields } from "content/staff-sensitive-fields.ts";
import { staffShell } from "content/staff-shell.ts";
import { staffTakedowns } from "content/staff-takedowns.ts";
import { href } from "react-router";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { canReadSafeguarding } from "../../../server/auth/safeguarding-permissions.ts";
import camera from "../../../ui/art/camera.svg";
import book from "../../../ui/art/exercise-book.svg";
import pot from "../../../ui/art/flower-pot.svg";
import radio from "../../../ui/art/radio.svg";
import calendar from "../../../ui/art/wall-calendar.svg";
import type { IconName } from "../../../values/icon-name.ts";
import { canManageGifts } from "../../giving/gifts/gift-permissions.ts";
import { canReadAuditLog } from "../../people/users/user-permissions.ts";
import { canAnswerDataRequests } from "../privacy/privacy-permissions.ts";
import { canConfigureMachine, canReadOutbox } from "./admin-permissions.ts";
import type { StaffCounts } from "./staff-counts.ts";

export type Member = Pick<StaffMember, "id" | "role" | "readsSafeguarding">;

export interface StaffPage {
  label: string;
  to: string;
  icon: IconName;
  /** What waits there. */
  waiting?: "messages" | "photos";
  /** How many there are. */
  total?: Exclude<keyof StaffCounts, "messages" | "photos">;
  can?(member: Member): boolean;
}

export interface PageGroup {
  name: keyof typeof staffShell.groups;
  pages: StaffPage[];
}

const { nav } = staff;

export const today: StaffPage = { label: nav.home, to: href("/admin"), icon: "today" };
export const posts: StaffPage = { label: nav.posts, to: href("/admin/post"), icon: "post", total: "posts" };
export const messages: StaffPage = {
  label: nav.messages,
  to: href("/admin/messages"),
  icon: "message",
  waiting: "messages",
};

const groups: PageGroup[] = [
  {
    name: "write",
    pages: [
      posts,
      { label: nav.events, to: href("/admin/event"), icon: "event", total: "events" },
      { label: nav.projects, to: href("/admin/project"), icon: "project" },
      { label: nav.news, to: href("/admin/news"), icon: "news" },
      { label: nav.media, to: href("/admin/media"), icon: "camera", waiting: "photos" },
      { label: staffSensitiveFields.toApprove, to: href("/admin/approvals"), icon: "check" },
    ],
  },
  {
    name: "people",
    pages: [
      messages,
      {
        label: staff.sections.concerns,
        to: href("/admin/concerns"),
        icon: "shield",
        can: canReadSafeguarding,
      },
      {
        label: staffTakedowns.nav,
        to: href("/admin/takedowns"),
        icon: "shield",
        can: canReadSafeguarding,
      },
      { label: nav.gifts, to: href("/admin/gifts"), icon: "gift", can: canManageGifts },
      { label: nav.subscribers, to: href("/admin/subscribers"), icon: "users", total: "subscribers" },
      { label: nav.newsletter, to: href("/admin/newsletter"), icon: "send" },
      { label: nav.volunteers, to: href("/admin/volunteers"), icon: "person" },
    ],
  },
  {
    name: "foundation",
    pages: [
      { label: nav.pages, to: href("/admin/pages"), icon: "list" },
      { label: nav.settings, to: href("/admin/settings"), icon: "settings" },
      { label: nav.look, to: href("/admin/look"), icon: "look" },
      { label: staff.sections.users, to: href("/admin/manageusers"), icon: "person" },
      { label: nav.mail, to: href("/admin/mail"), icon: "at", can: canReadOutbox },
      { label: nav.peopleData, to: href("/admin/people-data"), icon: "shield", can: canAnswerDataRequests },
      { label: nav.doctor, to: href("/admin/doctor"), icon: "machine", can: canConfigureMachine },
      { label: staff.sections.log, to: href("/admin/log"), icon: "log", can: canReadAuditLog },
    ],
  },
];

export const isAllowed = (member: Member | undefined, { can }: { can?(member: Member): boolean }) =>
  can === undefined || (member !== undefined && can(member));

/** The pages that this person may open; without a member, those that every member may. */
export const groupsFor = (member: Member | undefined): PageGroup[] =>
  groups.map(({ name, pages }) => ({ name, pages: pages.filter((page) => isAllowed(member, page)) }));

/** Of one's own, below the groups. */
export const ownPages: StaffPage[] = [
  { label: staffShell.account.own, to: href("/admin/account"), icon: "key" },
  { label: staffShell.account.signOut, to: href("/admin/signout"), icon: "out" },
];

const makes = staffShell.create;

/** What the create sheet offers; `?create` opens the form of a list. */
export const creations = [
  { ...makes.post, to: `${href("/admin/post")}?create`, art: book, ground: "g-yellow", icon: "post" },
  { ...makes.event, to: `${href("/admin/event")}?create`, art: calendar, ground: "g-pink", icon: "event" },
  { ...makes.project, to: `${href("/admin/project")}?create`, art: pot, ground: "g-green", icon: "project" },
  { ...makes.news, to: `${href("/admin/news")}?create`, art: radio, ground: "g-lilac", icon: "news" },
  { ...makes.photo, to: href("/admin/media"), art: camera, ground: "g-ink", icon: "camera" },
] as const;
