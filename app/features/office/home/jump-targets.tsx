import { staff } from "content/staff.ts";
import { staffShell } from "content/staff-shell.ts";
import { href } from "react-router";
import type { JumpTarget } from "../../../server/staff-destination.ts";
import { groupBy } from "../../../values/list-places.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
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

/**
 * The groups of what was found, in the order of the best hit of each. Without a search, all pages of the menu and acts; until
 * the server has answered, what of these fits by its label.
 * @param found undefined until the server has answered
 */
export function findTargets(search: string, found: readonly JumpTarget[] | undefined, menu: Menu): TargetGroup[] {
  const word = search.trim();
  if (word === "") {
    const asked = askedIn(menu);
    return [...(asked.length > 0 ? [{ name: "asked" as const, targets: asked }] : []), ...groupTargets(ofMenu(menu))];
  }
  const groups = groupTargets(found ?? ofMenu(menu).filter(isCalled(word)));
  // The way out, once it is known that nothing else fits better.
  const called = found === undefined ? [] : calledSo(word).filter(isLedBy(menu));
  return called.length > 0 ? [...groups, { name: "create", targets: called }] : groups;
}

/** Questions that are shown. */
const maxAsked = 3;

/** Rooms from which what a question asks for is reached, where that is not its own address. */
const roomOf: Record<string, string> = {
  "/admin/look#look-logo": "/admin/look",
  // Who may invite reads the log.
  "/admin/createuser": "/admin/log",
  "/admin/gifts/record": "/admin/gifts",
  "/admin/consents/new": "/admin/consents",
};

/** What others often ask, of what this person is led to. */
const askedIn = (menu: Menu): Target[] =>
  Object.entries(words.asked)
    .filter(([to]) => menu.places.some(({ rooms }) => rooms.some((room) => room.to === (roomOf[to] ?? to))))
    .slice(0, maxAsked)
    .map(([to, label]) => ({ label, to, icon: "search" }));

/** Pages and acts that are known without the server. */
const ofMenu = (menu: Menu): JumpTarget[] => [
  ...[today, ...menu.places.flatMap(({ rooms }) => rooms), ...ownPages].map(
    ({ label, to, icon }): JumpTarget => ({ group: "pages", label, to, icon }),
  ),
  ...acts.filter(isLedBy(menu)).map((act): JumpTarget => ({ group: "do", ...act })),
];

/** Each word of the search begins one of its label. */
const isCalled = (search: string) => {
  const asked = searchWordsOf(search);
  return ({ label }: Target): boolean => {
    const words = searchWordsOf(label);
    return asked.every((one) => words.some((word) => word.startsWith(one)));
  };
};

/** Who is led to a list may add to it. */
const isLedBy =
  (menu: Menu) =>
  ({ to }: Target): boolean =>
    menu.places.some(({ rooms }) => rooms.some((room) => to.startsWith(`${room.to}?`)));

const calledSo = (title: string): Target[] => [
  {
    label: words.createCalled(title),
    to: `${href("/admin/post")}?${new URLSearchParams({ create: title })}`,
    icon: "plus",
  },
];

const groupTargets = (targets: readonly JumpTarget[]): TargetGroup[] =>
  [...groupBy(targets, ({ group }) => group)].map(([name, members]) => ({
    name,
    targets: members.map(({ group: _group, ...target }) => target),
  }));
