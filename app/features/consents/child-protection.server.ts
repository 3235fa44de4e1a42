import type { ChildProtection } from "../../server/child-protection.ts";
import { storyTables } from "../admin/content-types.server.ts";
import { findKnownNames } from "../clearance/known-names.server.ts";
import { countSaidNobody, isNobodyRecognisable } from "../photos/nobody-recognisable.server.ts";
import { findOwnContacts } from "../settings/find-own-contacts.server.ts";

/** What publishing asks of the consent store, the photos and the settings. */
export const childProtection: ChildProtection = {
  findKnownNames,
  isNobodyRecognisable,
  countSaidNobody,
  findOwnContacts,
  tables: storyTables,
};
