import type { Database } from "../../platform/database/database.server.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import { findIssue, type Issue } from "./issue-store.server.ts";
import { mayWriteIssues } from "./newsletter-rules.ts";

/** The issue of this number, for somebody who may see it. @throws Refusal adminsOnly, notFound */
export async function needIssue(database: Database, member: StaffMember, id: number | undefined): Promise<Issue> {
  if (!mayWriteIssues(member)) throw new Refusal("adminsOnly");
  const issue = id === undefined ? undefined : await findIssue(database, id);
  if (issue === undefined) throw new Refusal("notFound");
  return issue;
}
