import { staff as staffWords } from "content/staff.ts";
import { staffProposals as words } from "content/staff-proposals.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { switchesOf } from "../../../server/feature-switch.ts";
import { nameRoles } from "../../../values/roles.ts";
import { markSettings } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import type { Look } from "../../foundation/settings/look-schema.ts";
import { labelSetting } from "../../foundation/settings/name-setting.server.ts";
import { isSureSetting } from "../../foundation/settings/setting-classes.ts";
import { formatWay, type Way } from "../../giving/bank-details/ways.ts";
import { requireImport } from "./import-commands.server.ts";
import { findOpen, type ImportProposal } from "./import-proposal-queries.server.ts";
import type { ProposedPerson } from "./use-proposal.server.ts";

/** Returns true for a proposal that is used together with others: a switch, or a setting that directs no money or call. */
export const isPlain = ({ kind, name }: Pick<ImportProposal, "kind" | "name">): boolean =>
  kind === "switch" || (kind === "setting" && !isSureSetting(name));

/** Returns the open proposals of an import for the page. @throws AppError notFound, adminsOnly */
export async function viewProposals(actor: Actor, importId: number | undefined) {
  const { id } = await requireImport(actor, importId);
  const settings = await findSettings(actor.ctx);
  const current = new Map<string, unknown>(Object.entries(settings));
  const proposals = await findOpen(actor.ctx.db, id);
  const shown = proposals.map((proposal) => ({
    id: proposal.id,
    kind: proposal.kind,
    isPlain: isPlain(proposal),
    ...describe(actor.ctx, proposal, current),
  }));
  return {
    id,
    open: shown.filter((proposal) => !proposal.isPlain),
    plain: shown.filter((proposal) => proposal.isPlain),
    version: markSettings(settings),
  };
}

function describe(
  { features }: AppContext,
  { kind, name, email, value: json }: ImportProposal,
  current: Map<string, unknown>,
): { title: string; lines: string[] } {
  const value: unknown = JSON.parse(json);
  if (kind === "person") {
    const { roles, position } = value as ProposedPerson;
    return { title: name, lines: [email ?? "", nameRoles(roles, staffWords.roles), position].filter(Boolean) };
  }
  if (kind === "ways") return { title: words.waysTitle, lines: (value as Way[]).map(formatWay) };
  if (kind === "help number") return { title: name, lines: [String(value)] };
  if (kind === "switch") {
    const title = words.switch(switchesOf(features).find(({ key }) => key === name)?.name ?? name);
    return { title, lines: [words.here(words.state(value !== true)), words.there(words.state(value === true))] };
  }
  const write = (setting: unknown) =>
    (name === "look" ? writeLook(setting as Look) : writeValue(setting)) || words.empty;
  return { title: labelSetting(name), lines: [words.here(write(current.get(name))), words.there(write(value))] };
}

const writeLook = ({ palette, cloth, displayFace, logo }: Look): string =>
  words.look(Object.values(palette).join(" "), cloth, displayFace, logo !== null);

/** Writes the texts and numbers of a setting. Parts of one entry stand together, such as `204 books`. */
function writeValue(value: unknown): string {
  if (typeof value === "boolean") return words.state(value);
  if (typeof value === "string" || typeof value === "number") return String(value);
  const separator = Array.isArray(value) ? ", " : " ";
  return Object.values((value as object | null) ?? {})
    .map(writeValue)
    .filter((text) => text !== "")
    .join(separator);
}
