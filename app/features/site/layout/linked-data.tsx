import { useContext } from "react";
import { href } from "react-router";
import { SiteDetailsContext } from "../../../ui/page-meta.tsx";
import { readDate } from "../../../values/dates.ts";
import {
  foundationId,
  type LinkedThing,
  type PageFacts,
  trailThing,
  writeLinkedData,
} from "../../../values/linked-data.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import type { PublicSettings } from "../../foundation/settings/settings-facts.ts";
import { telephoneFact } from "../../foundation/settings/telephone-href.ts";
import { useWords } from "../../foundation/words/use-words.tsx";

/**
 * Returns the foundation's structured data, as the footer shows the foundation.
 * @param picture path of its share card
 */
export function foundationThing(settings: PublicSettings, origin: string, picture?: string): LinkedThing {
  const { country, phone, email, headOffice, social = [], founded } = settings;
  const foundingDate = founded && readDate(founded);
  return {
    "@type": "NGO",
    "@id": foundationId(origin),
    name: fullName(settings),
    url: `${origin}/`,
    ...(foundingDate && { foundingDate }),
    ...(phone && { telephone: telephoneFact(country, phone) }),
    ...(email && { email }),
    ...(headOffice && { address: headOffice }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(picture && { image: origin + picture }),
  };
}

/** Paths of the site's sections, by the name of the link's text. */
const sections: Record<NonNullable<NonNullable<PageFacts["trail"]>["section"]>, string> = {
  blog: href("/blog"),
  events: href("/events"),
  whatWeDo: href("/what-we-do"),
};

/**
 * Structured data of a page. Browsers do not run data blocks, so that the Content-Security-Policy, which allows no
 * inline script, does not block them (HTML, "prepare the script element").
 */
export function LinkedData({ thing, isOfFoundation, trail, path }: PageFacts & { path: string }) {
  const { origin, foundation, name } = useContext(SiteDetailsContext);
  const { links } = useWords("frame");
  if (origin === "" || name === "" || foundation === undefined) return null;
  const own = thing?.(origin);
  const things = [
    ...(isOfFoundation ? [foundation] : []),
    ...(own === undefined ? [] : [own]),
    ...(trail === undefined || trail.label === "" ? [] : [trailOf(trail)]),
  ];
  if (things.length === 0) return null;
  return <script type="application/ld+json">{writeLinkedData(things)}</script>;

  function trailOf({ section, label }: NonNullable<PageFacts["trail"]>): LinkedThing {
    const above = section === undefined ? [] : [{ label: links[section], path: sections[section] }];
    return trailThing(origin, [{ label: links.home, path: href("/") }, ...above, { label, path }]);
  }
}
