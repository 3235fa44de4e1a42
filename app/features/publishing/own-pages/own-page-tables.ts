import type { Generated } from "kysely";
import type { ShownContributors } from "../../../values/contributor-kinds.ts";

export interface ListsContributors {
  contributors: Generated<ShownContributors>;
}
