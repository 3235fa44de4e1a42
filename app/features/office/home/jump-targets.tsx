import { staff } from "content/staff.ts";
import { staffShell } from "content/staff-shell.ts";
import { href } from "react-router";
import type { JumpTarget } from "../../../server/staff-place.ts";
import type { Menu } from "./menu.ts";
import { creations, ownPages, today } from "./staff-map.tsx";

const words = staffShell.jump;

export type Target = Omit<JumpTarget, "group">;

export interface TargetGroup {
  name: keyof typeof words.groups;
  targets: Target[];
}

/** Targets of the jump box for the acts of the create sheet. */
const acts: Target[] = [
  { label: staff.home.post.label, to: creations[0].to, icon: "plus" },
  { label: staff.home.event.label, to: creations[1].to, icon: "plus" },
  { label: staff.home.project.label, to: creations[2].to, icon: "plus" },
];

/** Groups of what the server finds, in their order. */
const foundGroups = ["writing", "photos", "messages", "people", "settings"] as const;

/** Pages, content, people, settings and acts with these words; without words, all pages of the menu and acts. */
export function findTargets(search: string, found: JumpTarget[], menu: Menu): TargetGroup[] {
  const word = search.trim().toLowerCase();
  const hasWord = ({ label }: { label: string }) => label.toLowerCase().includes(word);
  const inMenu = [today, ...menu.flatMap(({ pages }) => pages), ...ownPages].filter(hasWord);
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
    { name: "do", targets: [...acts.filter(hasWord), ...(word === "" ? [] : called)] },
  ];
  return groups.filter(({ targets }) => targets.length > 0);
}
