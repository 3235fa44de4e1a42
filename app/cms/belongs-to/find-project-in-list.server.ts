import type { AppContext } from "../../server/context.server.ts";
import { findProjectByKey } from "../belonging-queries.server.ts";

/** Finds the public project to which `?project=` narrows a list. Another name is ignored. */
export const findProjectInList = ({ db, clock }: AppContext, { url }: Request) =>
  findProjectByKey(db, new URL(url).searchParams.get("project"), clock.now().toISOString());
