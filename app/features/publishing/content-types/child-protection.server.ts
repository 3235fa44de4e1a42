import type { ChildProtection } from "../../../server/child-protection.ts";
import { findOwnContacts } from "../../foundation/settings/find-own-contacts.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findKnownNames } from "../../media/consent/known-names.server.ts";
import { countSaidNobody, isNobodyRecognisable } from "../../media/photos/find-photo-states.server.ts";
import { readStandings } from "../../people/users/find-settled-people.server.ts";
import { storyTables } from "./content-types.server.ts";

/** Gives publishing access to consents, photos and settings. */
export const childProtection: ChildProtection = {
  findKnownNames,
  isNobodyRecognisable,
  countSaidNobody,
  areTwoPeople: async (ctx, a, b) => (await readStandings(ctx)).areTwo(a, b),
  findOwnContacts,
  findCountryCode: async (ctx) => (await findSettings(ctx)).country,
  tables: storyTables,
};
