import { createContext, useContext } from "react";

/** For every page's head; the origin without a trailing slash. */
export const SiteDetailsContext = createContext<{ name: string; origin: string; card?: CardPicture | undefined }>({
  name: "",
  origin: "",
});

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
  /** Of a page; others have the foundation's. */
  card?: CardPicture | undefined;
  /** Of Open Graph. */
  type?: "website" | "article";
}

/** Metadata for search engines and messengers. React hoists it into the head. */
export function PageMeta({ title, description, path, card, type = "website" }: PageMetaProps) {
  const { name, origin, card: usual } = useContext(SiteDetailsContext);
  const picture = card ?? usual;
  const address = path === undefined ? undefined : `${origin}${path}`;
  return (
    <>
      <title>{name === "" ? title : `${title} | ${name}`}</title>
      {description && <meta name="description" content={shorten(description)} />}
      {address === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={shorten(description)} />}
          <meta property="og:type" content={type} />
          {picture && (
            <>
              <meta property="og:image" content={`${origin}${picture.card}`} />
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
              <meta property="og:image:alt" content={picture.alt} />
              <meta name="twitter:card" content="summary_large_image" />
              <meta name="twitter:image" content={`${origin}${picture.card}`} />
            </>
          )}
        </>
      )}
    </>
  );
}

/** Search engines show about 160 characters. */
export const shorten = (text: string): string =>
  text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(" ", 157))}...`;
