import { createContext, useContext } from "react";

/** For every page's head; the origin without a trailing slash. */
export const SiteDetailsContext = createContext({ name: "", origin: "" });

interface PageMetaProps {
  title: string;
  description?: string;
  /** The page's path; undefined for `noindex`. */
  path?: string;
  /** Open Graph image: a path, or an absolute URL. */
  image?: string;
}

/** Metadata for search engines and messengers. React hoists it into the head. */
export function PageMeta({ title, description, path, image }: PageMetaProps) {
  const { name, origin } = useContext(SiteDetailsContext);
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
          {image && <meta property="og:image" content={image.startsWith("/") ? `${origin}${image}` : image} />}
        </>
      )}
    </>
  );
}

/** Search engines show about 160 characters. */
export const shorten = (text: string): string =>
  text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(" ", 157))}...`;
