import type { ContentNoun } from "../../server/db/tables.ts";
import type { IconName } from "../../values/icon-name.ts";

/** Content types whose pages open without a connection; each also has an icon with its name. */
export const offlineNouns = ["post", "event", "project", "news"] as const satisfies readonly (ContentNoun & IconName)[];

/** Pages of vouchers that open without a connection. */
export const spendingPages = ["/admin/spending/new", "/admin/spending"] as const;
