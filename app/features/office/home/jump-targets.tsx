import { staff } from "content/staff.ts";
import { staffShell } from "content/staff-shell.ts";
import { href } from "react-router";
import type { JumpTarget } from "../../../server/staff-place.ts";
import type { Menu } from "./menu.ts";
import { ownPages, today } from "./staff-map.tsx";

const words = staffShell.jump;

export type Target = Omit<JumpTarget, "group">;

export interface TargetGroup {
  name: keyof typeof words.groups;
  targets: Target[];
}

/** Targets of the jump box for the acts of the create sheet. */
const acts: Target[] = [
  { label: staff.home.post.label, to: `${href("/admin/post")}?create`, icon: "plus" },
  { label: staff.home.event.label, to: `${href("/admin/event")}?create`, icon: "plus" },
  { label: staff.home.project.label, to: `${href("/admin/project")}?create`, icon: "plus" },
];

/** Groups of what the server finds, in their order. */
const foundGroups = ["writing", "photos", "messages", "people", "settings"] as const;

/** Pages, content, people, settings and acts with these words; without words, all pages of the menu and acts. */
export function findTargets(search: string, found: JumpTarget[], menu: Menu): TargetGroup[] {
  const word = search.trim().toLowerCase();
  const hasWord = ({ label }: { label: string }) => label.toLowerCase().includes(word);
  const inMenu = [today, ...menu.flatMap(({ pages }) => pages), ...ownPages].filter(hasWord);
  // Who is led to a list may add to it.
  const isLed = ({ to }: Target) => menu.some(({ pages }) => pages.some((page) => to.startsWith(`${page.to}?`)));
  const ofGroup = (name: JumpTarget["group"]) => found.filter(({ group }) => group === name);
  // The names of the menu are known before the server answers.
  const more = ofGroup("pages").filter(({ to }) => !inMenu.some((page) => page.to === to));
  const called: Target[] = [
    {
      label: words.createCalled(search.trim()),
      to: `${href("/admin/post")}?${new URLSearchParams({ create: search.trim() })}`,
      icon: "plus",
    },
  ];
  const groups: TargetGroup[] = [
    { name: "pages", targets: [...inMenu.map(({ label, to, icon }) => ({ label, to, icon })), ...more] },
    ...foundGroups.map((name) => ({ name, targets: ofGroup(name) })),
    { name: "do", targets: [...acts.filter(hasWord), ...(word === "" ? [] : called)].filter(isLed) },
  ];
  return groups.filter(({ targets }) => targets.length > 0);
}
