import type { Generated } from "kysely";

export interface ForChildren {
  /** 1: children take part. This safer value is the default. */
  with_children: Generated<number>;
}
