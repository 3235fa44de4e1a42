import type { ImportKind } from "./import-kind.server.ts";
import { storyKind } from "./story-kind.server.ts";

const megabyte = 2 ** 20;

/** The programs and lists that can be brought, in the order of the page. */
export const importKinds: readonly ImportKind[] = [storyKind("wordpress", 100 * megabyte) as ImportKind];
