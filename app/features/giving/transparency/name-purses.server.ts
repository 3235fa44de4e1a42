import type { AppContext } from "../../../server/context.server.ts";
import { projectKey } from "../../../values/project-key.ts";
import { findKinds, general } from "../purse/books.server.ts";
import { namePurse } from "../purse/name-holders.server.ts";
import { findPursesWithProjects } from "./transparency-queries.server.ts";

/** A purse as visitors see it. */
export interface PublicPurse {
  id: number;
  code: string;
  projectId: number | null;
  /** Undefined for a project that visitors do not see. */
  name: string | undefined;
  /** Key of the project in addresses. */
  key: string | undefined;
  /** Id of the purse that gets what is left. */
  restTo: number | null;
  /** ISO 8601, UTC; null while it runs. */
  endedAt: string | null;
}

/** Finds the purses. One of a project that is a draft or deleted has no name. */
export async function findPublicPurses({ db, clock }: AppContext): Promise<PublicPurse[]> {
  const found = await findPursesWithProjects(db, clock.now().toISOString());
  return found.map(({ id, code, project_id, rest_to, ended_at, title, slug }) => ({
    id,
    code,
    projectId: project_id,
    name: code === general ? namePurse({ title: null }) : (title ?? undefined),
    key: project_id === null || title === null ? undefined : projectKey({ id: project_id, slug }),
    restTo: rest_to,
    endedAt: ended_at,
  }));
}

export const isGeneral = ({ code }: { code: string }): boolean => code === general;

/** A slice of the doughnut, with its place among the colours. */
export interface PublicKind {
  code: string;
  label: string;
  position: number;
}

/** Finds the kinds of spending, with their names. */
export async function findPublicKinds({ db }: Pick<AppContext, "db">): Promise<PublicKind[]> {
  const kinds = await findKinds(db);
  return kinds.map(({ code, label, position }) => ({ code, label, position }));
}
