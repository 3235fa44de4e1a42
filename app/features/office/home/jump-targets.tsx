import { staff } from "content/staff.ts";
import { staffMedia } from "content/staff-media.ts";
import { staffSettings } from "content/staff-settings.ts";
import { staffShell } from "content/staff-shell.ts";
import { href } from "react-router";
import type { IconName } from "../../../values/icon-name.ts";
import { canChangeContact, canChangeRetention } from "../../foundation/settings/settings-permissions.ts";
import type { Found } from "./find-jump-targets.server.ts";
import { creations, groupsFor, isAllowed, type Member, ownPages, today } from "./staff-map.tsx";

const words = staffShell.jump;

export interface Target {
  label: string;
  to: string;
  icon: IconName;
  note?: string;
  /** A document outside the app. */
  isDocument?: boolean;
}

export interface TargetGroup {
  name: keyof typeof words.groups;
  targets: Target[];
}

const icons: Record<Found["kind"], IconName> = {
  post: "post",
  event: "event",
  project: "project",
  news: "news",
  page: "list",
  photo: "picture",
  message: "message",
  user: "person",
};

const consents = { recorded: staffMedia.agreed, ask: staffMedia.ask, noPeople: staffMedia.drawn };

/** Groups of what is no content. */
const others = { photo: "photos", message: "messages", user: "people" } as const;

const notes: Partial<Record<string, string>> = { ...staff.publishing.states, ...staff.roles, ...consents };

const asTarget = ({ kind, note, ...found }: Found): Target => ({
  ...found,
  icon: icons[kind],
  note: notes[note] ?? note,
});

/** Parts of the settings page, by the id of each. */
const sections = [
  { label: staffSettings.general, id: "general" },
  { label: staffSettings.figures, id: "figureValue" },
  { label: staffSettings.spending, id: "sharePercent" },
  { label: staffSettings.social, id: "socialName", can: canChangeContact },
  { label: staffSettings.contact, id: "contact", can: (member: Member) => !canChangeContact(member) },
  { label: staffSettings.bank, id: "bank", can: canChangeRetention },
  { label: staffSettings.retention, id: "retention", can: canChangeRetention },
];

const asSection = ({ label, id }: (typeof sections)[number]): Target => ({
  label,
  to: `${href("/admin/settings")}#${id}`,
  icon: "settings",
});

/** By the acts of the create sheet. */
const acts: Target[] = [
  { label: staff.home.post.label, to: creations[0].to, icon: "plus" },
  { label: staff.home.event.label, to: creations[1].to, icon: "plus" },
  { label: staff.home.project.label, to: creations[2].to, icon: "plus" },
];

/** Pages, content, people, settings and acts with these words; without words, all pages and acts. */
export function findTargets(search: string, found: Found[], member: Member): TargetGroup[] {
  const word = search.trim().toLowerCase();
  const hasWord = ({ label }: { label: string }) => label.toLowerCase().includes(word);
  const pages = [today, ...groupsFor(member).flatMap((group) => group.pages), ...ownPages];
  const called: Target[] = [
    {
      label: words.createCalled(search.trim()),
      to: `${href("/admin/post")}?${new URLSearchParams({ create: search.trim() })}`,
      icon: "plus",
    },
  ];
  const groups: TargetGroup[] = [
    { name: "pages", targets: pages.filter(hasWord).map(({ label, to, icon }) => ({ label, to, icon })) },
    { name: "writing", targets: found.filter(({ kind }) => !Object.hasOwn(others, kind)).map(asTarget) },
    ...Object.entries(others).map(([kind, name]) => ({
      name,
      targets: found.filter((one) => one.kind === kind).map(asTarget),
    })),
    {
      name: "settings",
      targets:
        word === "" ? [] : sections.filter((section) => isAllowed(member, section) && hasWord(section)).map(asSection),
    },
    { name: "do", targets: [...acts.filter(hasWord), ...(word === "" ? [] : called)] },
  ];
  return groups.filter(({ targets }) => targets.length > 0);
}
