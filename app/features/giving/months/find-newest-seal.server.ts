import type { AppContext } from "../../../server/context.server.ts";
import * as store from "./month-queries.server.ts";

/** Returns the newest closed month with the SHA-256 of its file; undefined before the first. */
export const findNewestSeal = ({ db }: Pick<AppContext, "db">) => store.findNewestSeal(db);
