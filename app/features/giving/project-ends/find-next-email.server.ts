import type { InTransaction } from "../../../server/context.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { projectKey } from "../../../values/project-key.ts";
import { findSwitchedOff } from "../../foundation/use/find-features-in-use.server.ts";
import type { GiftRow } from "../gifts/gift-records.server.ts";
import { findFirstDay, findPurse } from "../purse/books.server.ts";
import { findPublicProject } from "./project-end-queries.server.ts";

/** The next e-mail about a gift, and where its giver sees the money until then. */
export interface NextEmail {
  /** `spent`: the site shows no books, and staff mark the gift as spent. */
  when: "spent" | "project ends" | "never";
  /** URL of the account; undefined if the site's address is not configured, or without books. */
  account: string | undefined;
}

/** Finds the next e-mail about a gift. */
export async function findNextEmail(
  ctx: InTransaction,
  { project_id: project, method }: Pick<GiftRow, "project_id" | "method">,
): Promise<NextEmail> {
  const hasBooks = (await findFirstDay(ctx.db)) !== undefined && !(await findSwitchedOff(ctx)).includes("spending");
  if (!hasBooks) return { when: "spent", account: undefined };
  const siteUrl = findSiteAddress(ctx);
  const all = siteUrl && `${siteUrl}/transparency`;
  const purse = project === null ? undefined : await findPurse(ctx.db, "project_id", project);
  // An ended project sends no more e-mails, and none is sent about goods.
  const isOver = purse !== undefined && purse.ended_at !== null;
  if (project === null || isOver || method === "goods") return { when: "never", account: all };
  const shown = await findPublicProject(ctx.db, project, ctx.clock.now().toISOString());
  if (shown === undefined) return { when: "project ends", account: all };
  return {
    when: "project ends",
    account: siteUrl && `${siteUrl}/project/readmore/${encodeURIComponent(projectKey(shown))}/account`,
  };
}
