import { staffCashMoves as words } from "content/staff-cash-moves.ts";

/** Forms of the page that writes where money goes, in order. */
const moveKinds = ["between", "person", "back", "count", "charge", "income", "shop", "exchange", "put"] as const;
type MoveKind = (typeof moveKinds)[number];

/** Forms for a person with cash who is no keeper. */
const ofHolder: readonly MoveKind[] = ["back", "count"];

/** Returns the forms that a member may send, with their labels. */
export const kindsFor = ({ isKeeper, hasCash }: { isKeeper: boolean; hasCash: boolean }) =>
  moveKinds
    .filter((kind) => isKeeper || (hasCash && ofHolder.includes(kind)))
    .map((kind) => ({ kind, label: words.kinds[kind] }));
