import * as v from "valibot";
import { emailSchema } from "../../app/features/people/users/user-schema.ts";
import { subscriberSchema } from "../../app/features/publishing/newsletter/subscriber-schema.ts";
import type { OldRow } from "./old-row.server.ts";
import { readMomentOf } from "./read-rows.server.ts";

/** Maximum length of a name (characters), as on the page where people change their own. */
const maxNameLength = 60;

/**
 * Reads a member of staff of the old site. Passwords and admin rights in the export are ignored, because people choose
 * a new password, and an admin appoints admins.
 * @returns undefined for a person who cannot be imported
 */
export function readUser(row: OldRow, today: string) {
  if (row.isTrue("disabled")) {
    row.complain("disabled", "is yes: whoever was shut out there is not let in here.");
    return undefined;
  }
  const email = readEmail(row);
  if (email === undefined) return undefined;
  const { firstName, lastName } = readName(row, email);
  if (`${firstName} ${lastName}`.length > maxNameLength) {
    row.complain("displayName", `Must be ${maxNameLength} characters or less. The row was left out.`);
    return undefined;
  }
  const born = row.date("dob", "dateOfBirth")?.date;
  if (born !== undefined && born.date > today) row.complain("dob", "lies in the future: it was left out.");
  return {
    email,
    firstName,
    lastName,
    dob: born !== undefined && born.precision === "day" && born.date <= today ? born.date : "",
    position: row.line("position").slice(0, maxNameLength),
    createdAt: readMomentOf(row, "createdAt"),
    pictures: row.pictures("profileImageUrl", "photoURL", "photoUrl"),
  };
}

function readEmail(row: OldRow): string | undefined {
  const written = row.line("email");
  const email = v.safeParse(emailSchema, written);
  if (email.success) return email.output;
  row.complain(
    "email",
    written === ""
      ? "is not there, and nobody signs in without one: put the list of accounts beside the export, or invite the person. The row was left out."
      : "Invalid email address. The row was left out.",
  );
  return undefined;
}

/** Returns first and last name; otherwise the display name, or the part of the address before the @. */
function readName(row: OldRow, email: string): { firstName: string; lastName: string } {
  const firstName = row.line("firstName");
  const lastName = row.line("lastName");
  if (firstName !== "" && lastName !== "") return { firstName, lastName };
  const called = row.line("displayName") || `${firstName} ${lastName}`.trim() || email.slice(0, email.indexOf("@"));
  const [first = called, ...others] = called.split(" ");
  if (row.line("displayName") === "") row.complain("lastName", "is not there: correct the name at /admin/manageusers.");
  return { firstName: first, lastName: others.join(" ") };
}

/**
 * Reads a subscriber of the old site.
 * @returns undefined for an invalid address; without a moment if the time of subscription is unknown
 */
export function readSubscriber(row: OldRow, now: Date): { email: string; subscribedAt: Date | undefined } | undefined {
  const read = v.safeParse(subscriberSchema, { email: row.line("email") });
  if (!read.success) {
    row.complain("email", `${read.issues[0].message}. The row was left out.`);
    return undefined;
  }
  const moment = readMomentOf(row, "confirmedAt", "subscribedAt", "createdAt", "timestamp", "date");
  const isPast = moment !== undefined && moment <= now;
  if (moment !== undefined && !isPast)
    row.complain("", "the day of subscribing lies in the future, and proves nothing.");
  return { email: read.output.email, subscribedAt: isPast ? moment : undefined };
}
