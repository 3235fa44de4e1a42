import { archiveKind } from "./archive-kind.server.ts";
import { eventKind } from "./event-kind.server.ts";
import { giftKind } from "./gift-kind.server.ts";
import type { ImportKind } from "./import-kind.server.ts";
import { storyKind } from "./story-kind.server.ts";
import { subscriberKind } from "./subscriber-kind.server.ts";
import { volunteerKind } from "./volunteer-kind.server.ts";

const megabyte = 2 ** 20;

/** The programs and lists that can be brought, in the order of the page. */
export const importKinds: readonly ImportKind[] = [
  storyKind({ name: "wordpress", program: "wordpress", maxExport: 100 * megabyte, accept: ".xml,.zip" }) as ImportKind,
  storyKind({ name: "ghost", program: "ghost", maxExport: 50 * megabyte, accept: ".json,.zip" }) as ImportKind,
  eventKind as ImportKind,
  subscriberKind as ImportKind,
  volunteerKind as ImportKind,
  giftKind as ImportKind,
  archiveKind as ImportKind,
];
