import type { StaffMember } from "../../server/auth/auth.ts";
import type { Database } from "../../server/db/database.server.ts";
import { AppError, defineErrors } from "../../server/http/errors.ts";
import { findIssue, type Issue } from "./issue-queries.server.ts";
import { canWriteIssues } from "./newsletter-permissions.ts";

export const issueErrors = defineErrors({
  issueGone: { status: 409, sentence: "This issue is on its way or sent already, so that cannot be done any more." },
  issueChanged: {
    status: 409,
    sentence: "This issue was changed meanwhile. Look at it again before you send it.",
  },
  nobodyThere: { status: 409, sentence: "Nobody is on the list yet, so nothing was sent." },
});

/** Checks permission and finds an issue. @throws AppError adminsOnly, notFound */
export async function requireIssue(db: Database, member: StaffMember, id: number | undefined): Promise<Issue> {
  if (!canWriteIssues(member)) throw new AppError("adminsOnly");
  const issue = id === undefined ? undefined : await findIssue(db, id);
  if (issue === undefined) throw new AppError("notFound");
  return issue;
}
