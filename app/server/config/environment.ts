import type * as v from "valibot";

export type Environment<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** Origin of the site, which other settings may require. */
export interface SiteAddress {
  SITE_URL?: string | undefined;
}
