import { type ComponentType, createContext, useContext } from "react";
import type { LinkedThing, PageFacts } from "../values/linked-data.ts";

interface SiteDetails {
  name: string;
  /** Origin of the site without a trailing slash. */
  origin: string;
  /** Share card of pages that have none of their own. */
  card?: CardPicture | undefined;
  /** The foundation for machines. */
  foundation?: LinkedThing | undefined;
  /** Metadata of a page with an address; staff pages, which have none, do not load it. */
  PublicMeta?: ComponentType<PublicMetaProps>;
}

/** Details of the site for every page's head. */
export const SiteDetailsContext = createContext<SiteDetails>({ name: "", origin: "" });

/** Picture of a page for messengers, 1200 by 630: its path, and what it says. */
interface CardPicture {
  card: string;
  alt: string;
}

interface PageMetaProps {
  title: string;
  description?: string;
  /** The page's path; undefined for `noindex`. */
  path?: string;
  /** Share card of the page; a page without one has the foundation's. */
  card?: CardPicture | undefined;
  /** Type of the page for Open Graph. */
  type?: "website" | "article";
  /** Facts for machines; a preview has none. */
  facts?: PageFacts | undefined;
  /** The feed of the listed items. */
  feed?: "posts" | "events" | "projects" | "news";
  /** The page in each language, itself included, where there are several: paths by language tag. */
  languages?: Record<string, string>;
}

export interface PublicMetaProps extends PageMetaProps {
  path: string;
}

/** Facts of pages about the foundation as a whole. */
export const ofFoundation: PageFacts = { isOfFoundation: true };

/** Metadata for search engines and messengers. React hoists it into the head. */
export function PageMeta(props: PageMetaProps) {
  const { title, path } = props;
  const { name, PublicMeta } = useContext(SiteDetailsContext);
  return (
    <>
      <title>{name === "" ? title : `${title} | ${name}`}</title>
      {path === undefined || !PublicMeta ? (
        <meta name="robots" content="noindex" />
      ) : (
        <PublicMeta {...props} path={path} />
      )}
    </>
  );
}
