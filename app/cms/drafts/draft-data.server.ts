import { draftData as words } from "content/staff-drafts.ts";
import type { PersonalData } from "../../server/personal-data.ts";
import type { Retention } from "../../server/retention.ts";
import { deleteDraftsBefore, findDraftsOf } from "./draft-queries.server.ts";
import { draftsDays } from "./drafts.server.ts";

/** Personal data in unsent drafts, which are deleted with the account. */
export const draftData: PersonalData = {
  async find({ db }, { accountIds }) {
    const drafts = await findDraftsOf(db, accountIds);
    const exported = drafts.map(({ content, ...about }) => ({
      ...about,
      content: content === null ? null : JSON.parse(content),
    }));
    return [
      {
        name: "unsentDrafts",
        label: words.label,
        exported,
        moments: drafts.map(({ saved_at, seen_at }) => saved_at ?? seen_at),
        keys: accountIds.map((id) => `draft:${id}`),
      },
    ];
  },
};

export const draftRetention: Retention = {
  what: "drafts",
  after: draftsDays,
  why: "docs/decisions/034-drafts-and-versions.md",
  delete: (db, before) => deleteDraftsBefore(db, before.toISOString()),
};
