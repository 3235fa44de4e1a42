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
const acts = (): Target[] => [
  { label: staff.home.post.label, to: `${href("/admin/post")}?create`, icon: "plus" },
  { label: staff.home.event.label, to: `${href("/admin/event")}?create`, icon: "plus" },
  { label: staff.home.project.label, to: `${href("/admin/project")}?create`, icon: "plus" },
];

/**
 * Groups the results by their best hit. An empty search shows all pages of the menu and acts;
 * until the server answers, a search filters these by label.
 * @param found undefined until the server has answered
 */
export function findTargets(search: string, found: readonly JumpTarget[] | undefined, menu: Menu): TargetGroup[] {
  const word = search.trim();
  if (word === "") {
    const asked = askedIn(menu);
    return [...(asked.length > 0 ? [{ name: "asked" as const, targets: asked }] : []), ...groupTargets(ofMenu(menu))];
  }
  const groups = groupTargets(found ?? ofMenu(menu).filter(isCalled(word)));
  // Signing out, once no better match can come.
  const called = found === undefined ? [] : calledSo(word).filter(isLedBy(menu));
  return called.length > 0 ? [...groups, { name: "create", targets: called }] : groups;
}

/** Maximum of shown questions. */
const maxAsked = 3;

/** Rooms that lead to a question's target, if it has no address of its own. */
const roomOf: Record<string, string> = {
  "/admin/look#look-logo": "/admin/look",
  // Members who may invite also read the log.
  "/admin/createuser": "/admin/log",
  "/admin/gifts/record": "/admin/gifts",
  "/admin/consents/new": "/admin/consents",
};

/** Frequent questions whose targets this person can open. */
const askedIn = (menu: Menu): Target[] =>
  Object.entries(words.asked)
    .filter(([to]) => menu.places.some(({ rooms }) => rooms.some((room) => room.to === (roomOf[to] ?? to))))
    .slice(0, maxAsked)
    .map(([to, label]) => ({ label, to, icon: "search" }));

/** Pages and acts that the browser knows without the server. */
const ofMenu = (menu: Menu): JumpTarget[] => [
  ...[today(), ...menu.places.flatMap(({ rooms }) => rooms), ...ownPages()].map(
    ({ label, to, icon }): JumpTarget => ({ group: "pages", label, to, icon }),
  ),
  ...acts()
    .filter(isLedBy(menu))
    .map((act): JumpTarget => ({ group: "do", ...act })),
];

/** Returns a test: each word of the search begins a word of the label. */
const isCalled = (search: string) => {
  const asked = searchWordsOf(search);
  return ({ label }: Target): boolean => {
    const words = searchWordsOf(label);
    return asked.every((one) => words.some((word) => word.startsWith(one)));
  };
};

/** Members who see a list may add to it. */
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
