import type { Command } from "@tiptap/pm/state";
import { staff } from "content/staff.ts";
import { staffEditor } from "content/staff-editor.ts";
import { blocksInHand, toggleHeading, toggleList, toggleQuote } from "./commands.ts";
import { schema } from "./schema.ts";

const { nodes } = schema;

export type Kind = "paragraph" | "heading" | "blockquote" | "bullet_list" | "ordered_list";

const toggles: Record<Exclude<Kind, "paragraph">, Command> = {
  heading: toggleHeading,
  blockquote: toggleQuote,
  bullet_list: toggleList(nodes.bullet_list),
  ordered_list: toggleList(nodes.ordered_list),
};

/** Kinds of text blocks, with icon, keys, and a command that applies or removes the kind. */
export const kinds: Record<Kind, { path: string; keys?: string; toggle?: Command }> = {
  paragraph: { path: "M5 6h14M5 11h14M5 16h9" },
  heading: { path: "M6 5v14M18 5v14M6 12h12", keys: "Control+Alt+2", toggle: toggles.heading },
  bullet_list: {
    path: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
    keys: "Control+Shift+8",
    toggle: toggles.bullet_list,
  },
  ordered_list: {
    path: "M10 6h10M10 12h10M10 18h10M3 5h2v4M3 15h3l-3 4h3",
    keys: "Control+Shift+7",
    toggle: toggles.ordered_list,
  },
  blockquote: {
    path: "M9 7H5v6h4zM9 13c0 3-1 4-3 5M19 7h-4v6h4zM19 13c0 3-1 4-3 5",
    keys: "Control+Shift+9",
    toggle: toggles.blockquote,
  },
};

export const mediaShapes = {
  photo: "M4 7h4l1.5-3h5L16 7h4v6a8 8 0 0 1-16 0zM12 9.5a3.5 3.5 0 1 0 .01 0",
  film: "M4 6h16v7a6 6 0 0 1-6 6h-4a6 6 0 0 1-6-6zM10.5 9.5v5l4-2.5z",
};

/** Changes the current block to a kind. */
export const turnInto =
  (kind: Kind): Command =>
  (state, dispatch) => {
    const now = state.doc.child(blocksInHand(state).first).type.name;
    if (now === kind || !(now in kinds)) return false;
    const next = (kind === "paragraph" ? now : kind) as Exclude<Kind, "paragraph">;
    return toggles[next](state, dispatch);
  };

/** @param kind name of a block in the schema */
export const nameOfKind = (kind: string): string =>
  kind === "photo" || kind === "film" ? staffEditor[kind] : staff.editor.kinds[kind as Kind];
