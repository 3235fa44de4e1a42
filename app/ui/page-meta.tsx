import { type ComponentType, createContext, useContext } from "react";
import type { LinkedThing, PageFacts } from "../values/linked-data.ts";

interface SiteDetails {
  name: string;
  /** Origin of the site without a trailing slash. */
  origin: string;
  /** Preview picture for pages without their own. */
  card?: CardPicture | undefined;
  foundation?: LinkedThing | undefined;
  /** Component with the metadata of public pages; staff pages do not load it. */
  PublicMeta?: ComponentType<PublicMetaProps>;
}

/** Details of the site for the head of every page. */
export const SiteDetailsContext = createContext<SiteDetails>({ name: "", origin: "" });

/** Preview picture of a page for messengers, 1200 by 630 pixels: its path and its alt text. */
interface CardPicture {
  card: string;
  alt: string;
}

interface PageMetaProps {
  title: string;
  description?: string;
  /** The page's path; undefined for `noindex`. */
  path?: string;
  /** Preview picture of the page; by default, that of the foundation. */
  card?: CardPicture | undefined;
  /** Type of the page for Open Graph. */
  type?: "website" | "article";
  /** Structured data; undefined for a preview. */
  facts?: PageFacts | undefined;
  feed?: "posts" | "events" | "projects" | "news" | "documents";
  /** The page in all languages, itself included, if there are several: paths by language tag. */
  languages?: Record<string, string>;
}

export interface PublicMetaProps extends PageMetaProps {
  path: string;
}

/** For pages about the foundation as a whole. */
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
