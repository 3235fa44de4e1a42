import { staff as staffWords } from "content/staff.ts";
import { permissionsOf, stateOf } from "../../../cms/content-type.server.ts";
import { searchContent } from "../../../cms/list-content.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { FindJumpTargets, JumpTarget } from "../../../server/staff-destination.ts";
import { contentTypeOf, contentTypes, type Noun } from "./content-types.server.ts";

/** Maximum number of rows that are sorted; matching titles come before matching texts. */
const maxRead = 20;

const states: Partial<Record<string, string>> = staffWords.publishing.states;

/** Finds content for the jump box, with links to the pages that this member may edit or read. */
export const findContentTargets: FindJumpTargets = async (ctx, member, search, max) => {
  const found: JumpTarget[] = [];
  for (const noun of Object.keys(contentTypes) as Noun[]) found.push(...(await findOf(ctx, member, noun, search, max)));
  return found;
};

async function findOf(
  ctx: AppContext,
  member: StaffMember,
  noun: Noun,
  search: string,
  max: number,
): Promise<JumpTarget[]> {
  const type = contentTypeOf(noun);
  const rows = await searchContent(ctx, member, type, search, maxRead);
  const hasInTitle = ({ title }: { title: string }) => title.toLowerCase().includes(search.toLowerCase());
  const now = ctx.clock.now().toISOString();
  return rows
    .toSorted((a, b) => Number(hasInTitle(b)) - Number(hasInTitle(a)))
    .slice(0, max)
    .map((row) => {
      const { id, title } = row;
      const { note, publicPath } = type.listed(row);
      const state = stateOf(row, now);
      const isPublic = state === "published";
      const label = title || type.words.untitled;
      const shown = {
        group: "writing" as const,
        label,
        icon: type.icon,
        note: isPublic ? note : (states[state] ?? state),
      };
      if (permissionsOf(type, member, row).edit) return { ...shown, to: `/admin/${noun}/${id}` };
      if (isPublic) return { ...shown, to: publicPath, isDocument: true };
      return { ...shown, to: `/admin/${noun}?${new URLSearchParams({ q: title })}` };
    });
}
