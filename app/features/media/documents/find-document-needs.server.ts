import { staffDocuments } from "content/staff-documents.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { canCompareMoney, canManageDocuments } from "./document-permissions.ts";
import { findClosed, findUncompared } from "./document-queries.server.ts";

const { needs: words } = staffDocuments;

const pathOf = (id: number) => `/admin/document/${id}/files`;

/** Finds documents that a consent closes, and versions whose numbers an admin compares. */
export async function findDocumentNeeds({ db, clock }: AppContext, member: StaffMember): Promise<Need[]> {
  const closed = canManageDocuments(member) ? await findClosed(db, clock.now().toISOString()) : [];
  const uncompared = canCompareMoney(member) ? await findUncompared(db) : [];
  const row = { act: words.act, icon: "list", isDocument: true } as const;
  return [
    ...closed.map(({ id, title }): Need => {
      const told = { label: words.closed(title), detail: words.closedWhy };
      return { ...row, ...told, rank: "child", ground: "g-yellow", path: pathOf(id) };
    }),
    ...uncompared.map(({ id, title, created_at: since }): Need => {
      const told = { label: words.uncompared(title), detail: words.uncomparedWhy };
      return { ...row, ...told, rank: "money", ground: "g-pink", path: pathOf(id), since };
    }),
  ];
}
