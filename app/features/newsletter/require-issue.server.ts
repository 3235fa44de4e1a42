import type { Database } from "../../server/db/database.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import { findIssue, type Issue } from "./issue-queries.server.ts";
import { mayWriteIssues } from "./newsletter-permissions.ts";

/** The issue of this number, for somebody who may see it. @throws Refusal adminsOnly, notFound */
export async function needIssue(database: Database, member: StaffMember, id: number | undefined): Promise<Issue> {
  if (!mayWriteIssues(member)) throw new Refusal("adminsOnly");
  const issue = id === undefined ? undefined : await findIssue(database, id);
  if (issue === undefined) throw new Refusal("notFound");
  return issue;
}
