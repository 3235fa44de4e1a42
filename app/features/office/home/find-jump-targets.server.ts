import { permissionsOf, stateOf } from "../../../cms/content-type.server.ts";
import { searchContent } from "../../../cms/list-content.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findPhotosByWord } from "../../media/photos/find-photos.server.ts";
import { findUsersByWord } from "../../people/users/user-commands.server.ts";
import { contentTypeOf, contentTypes, type Noun } from "../../publishing/content-types/content-types.server.ts";
import { findMessagesByWord } from "../../site/contact/message-commands.server.ts";

/** Of each content type, and of users. */
const maxFound = 5;

/** Titles with the words come first among so many items; the words of the others are in their text. */
const maxRead = 20;

/** Single letters are in everything. */
const minLength = 2;

/** What the jump box finds in the database. */
export interface Found {
  kind: Noun | "photo" | "message" | "user";
  label: string;
  to: string;
  /** Status, day, consent, sender or role. */
  note: string;
  /** A public page, which is a document outside the app. */
  isDocument?: boolean;
}

/** Content, photos, messages and users with these words, each where this person may work on it, or else read it. */
export async function findJumpTargets(ctx: AppContext, member: StaffMember, address: string): Promise<Found[]> {
  const search = (new URL(address).searchParams.get("q") ?? "").trim().slice(0, 100);
  if ([...search].length < minLength) return [];
  const found: Found[] = [];
  for (const noun of Object.keys(contentTypes) as Noun[]) found.push(...(await findOf(ctx, member, noun, search)));
  for (const { id, alt, consent } of await findPhotosByWord(ctx, search, maxFound))
    found.push({ kind: "photo", label: alt, to: `/admin/media?photo=${id}`, note: consent });
  for (const { id, subject, first_name } of await findMessagesByWord(ctx, search, maxFound))
    found.push({ kind: "message", label: subject, to: `/admin/messages?id=${id}`, note: first_name });
  for (const { id, name, role } of await findUsersByWord(ctx, search, maxFound))
    found.push({ kind: "user", label: name, to: `/admin/manageusers#user-${id}`, note: role });
  return found;
}

async function findOf(ctx: AppContext, member: StaffMember, noun: Noun, search: string): Promise<Found[]> {
  const type = contentTypeOf(noun);
  const rows = await searchContent(ctx, type, search, maxRead);
  const hasInTitle = ({ title }: { title: string }) => title.toLowerCase().includes(search.toLowerCase());
  const now = ctx.clock.now().toISOString();
  return rows
    .toSorted((one, other) => Number(hasInTitle(other)) - Number(hasInTitle(one)))
    .slice(0, maxFound)
    .map((row) => {
      const { id, title } = row;
      const { note, publicPath } = type.listed(row);
      const state = stateOf(row, now);
      const isPublic = state === "published";
      const label = title || type.words.untitled;
      const shown = { kind: noun, label, note: isPublic ? note : state };
      if (permissionsOf(type, member, row).edit) return { ...shown, to: `/admin/${noun}/${id}` };
      if (isPublic) return { ...shown, to: publicPath, isDocument: true };
      return { ...shown, to: `/admin/${noun}?${new URLSearchParams({ q: title })}` };
    });
}
