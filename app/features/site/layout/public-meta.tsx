import { useContext } from "react";
import { type PublicMetaProps, SiteDetailsContext } from "../../../ui/page-meta.tsx";
import { shorten } from "../../../values/shorten.ts";
import { LinkedData } from "./linked-data.tsx";

/** Metadata of a page: its address, and the tags that messengers read: [Open Graph](https://ogp.me) and Twitter. */
export function PublicMeta({
  title,
  description,
  path,
  card,
  type = "website",
  facts,
  feed,
  languages = {},
}: PublicMetaProps) {
  const { name, origin, card: usual } = useContext(SiteDetailsContext);
  const picture = card ?? usual;
  return (
    <>
      {description && <meta name="description" content={shorten(description)} />}
      <link rel="canonical" href={`${origin}${path}`} />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={name === "" ? title : `${title} | ${name}`} />
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
      {Object.keys(languages).length > 1 &&
        Object.entries(languages).map(([language, where]) => (
          <link key={language} rel="alternate" hrefLang={language} href={`${origin}${where}`} />
        ))}
      {feed && (
        <>
          <link
            rel="alternate"
            type="application/rss+xml"
            title={title}
            href={feed === "posts" ? "/feed.xml" : `/feeds/${feed}.xml`}
          />
          <link rel="alternate" type="application/feed+json" title={title} href={`/feeds/${feed}.json`} />
        </>
      )}
      {import.meta.env.SSR && facts && <LinkedData {...facts} path={path} />}
    </>
  );
}
