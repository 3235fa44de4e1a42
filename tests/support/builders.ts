import type { Insertable } from "kysely";
import type { EventTable } from "../../app/features/events/events/event.type.server.ts";
import { replaceRoles } from "../../app/features/people/users/role-queries.server.ts";
import { insertUser as insertWithoutRoles } from "../../app/features/people/users/user-queries.server.ts";
import type { UserTable } from "../../app/features/people/users/user-tables.ts";
import type { NewsItemTable } from "../../app/features/publishing/news/news.type.server.ts";
import type { IssueTable, SubscriberTable } from "../../app/features/publishing/newsletter/newsletter-tables.ts";
import type { OwnPageTable } from "../../app/features/publishing/own-pages/own-page.type.server.ts";
import type { PostTable } from "../../app/features/publishing/posts/post.type.server.ts";
import type { ProjectTable } from "../../app/features/publishing/projects/project.type.server.ts";
import type { Database } from "../../app/server/db/database.server.ts";
import type { HasRoles, Role } from "../../app/values/roles.ts";

/** A user with their roles. */
type InsertableUser = Insertable<UserTable> & HasRoles;

/** Stores a user with roles of which nothing is recorded. */
export async function insertUser(db: Database, { roles, ...user }: InsertableUser): Promise<void> {
  await insertWithoutRoles(db, user);
  await replaceRoles(db, user.id, roles);
}

type AboutStaff = Partial<InsertableUser> & { role?: Role };

/** A valid event; tests override only what they are about. */
export function anEvent(options: Partial<Insertable<EventTable>> = {}): Insertable<EventTable> {
  return {
    zone: "Africa/Lagos",
    title: "Sample day",
    location: "Lagos, Nigeria",
    theme: "Sample theme",
    date: "2025-05-05",
    date_precision: "day",
    start_time: null,
    end_time: null,
    description: JSON.stringify(["What happened."]),
    list: JSON.stringify([]),
    ...options,
  };
}

export function aPost(options: Partial<Insertable<PostTable>> = {}): Insertable<PostTable> {
  return {
    slug: "sample-post",
    title: "Sample post",
    post_text: null,
    paragraphs: JSON.stringify(["What happened."]),
    author_id: null,
    author_name: "Programme volunteer",
    author_position: null,
    timestamp: 1_728_700_000,
    ...options,
  };
}

export function aProject(options: Partial<Insertable<ProjectTable>> = {}): Insertable<ProjectTable> {
  return {
    slug: null,
    title: "Sample project",
    theme: "Sample theme",
    paragraphs: JSON.stringify(["What we do."]),
    video_url: null,
    goal_amount: null,
    goal_currency: null,
    goal_minor: null,
    goal_for: null,
    goal_until: null,
    ...options,
  };
}

export function aNewsItem(options: Partial<Insertable<NewsItemTable>> = {}): Insertable<NewsItemTable> {
  return {
    title: "Sample headline",
    source: "Sample Paper",
    date: "2025-05-05",
    link: "https://example.org/",
    ...options,
  };
}

export function anOwnPage(options: Partial<Insertable<OwnPageTable>> = {}): Insertable<OwnPageTable> {
  return {
    slug: "sample-page",
    title: "Sample page",
    paragraphs: JSON.stringify(["What we promise."]),
    placement: "footer",
    place: null,
    ...options,
  };
}

/** An editor by default. @param options the row, with one role */
export function aStaffMember({ role = "editor", ...options }: AboutStaff = {}): InsertableUser {
  return {
    roles: [role],
    id: "editor",
    name: "Sample Editor",
    firstName: "Sample",
    lastName: "Editor",
    email: "editor@example.org",
    emailVerified: 1,
    image: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    twoFactorEnabled: null,
    dob: null,
    position: "Programme volunteer",
    ...options,
  };
}

export function aSubscriber(options: Partial<Insertable<SubscriberTable>> = {}): Insertable<SubscriberTable> {
  const { email = "reader@example.org" } = options;
  return {
    email,
    created_at: "2026-03-01T09:00:00.000Z",
    confirmed_at: "2026-03-01T09:05:00.000Z",
    confirmed_by: null,
    consent: "Good news, by email.",
    page: "/events",
    token: `token-of-${email}`,
    ...options,
  };
}

/** A draft by default. */
export function anIssue(options: Partial<Insertable<IssueTable>> = {}): Insertable<IssueTable> {
  return {
    subject: "What the rains brought",
    opening: "Dear friends, the **quiet corner** is open.",
    items: JSON.stringify([]),
    state: "draft",
    written_by: "Sample Editor",
    idempotency_key: null,
    created_at: "2026-03-09T09:00:00.000Z",
    ...options,
  };
}
