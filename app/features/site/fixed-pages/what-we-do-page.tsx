import { glyphs } from "content/art/glyphs.ts";
import { href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Style } from "../../../ui/style.tsx";
import { findBannerLinks } from "../../foundation/settings/find-banner-links.server.ts";
import { ClosingBanner } from "../../foundation/words/closing-banner.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import { findPlacePhotos } from "../../media/photos/find-photos.server.ts";
import { PagePhotoRequestLink } from "../../media/photos/photo-request-link.tsx";
import { findRecordings } from "../../media/recordings/find-recordings.server.ts";
import { ListenBand } from "../../media/recordings/listen.tsx";
import type { Route } from "./+types/what-we-do-page";
import css from "./what-we-do-page.css?inline";

/** Background colours of the cards. With six cards, neighbours have different colours at every width. */
const grounds = ["g-green", "g-lilac", "g-pink", "g-yellow", "g-pink", "g-green"];

export const handle: RouteHandle = { cache: {} };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return {
    banner: await findBannerLinks(ctx, context.get(requestInfoContext)),
    recordings: await findRecordings(ctx, "site:what-we-do"),
    photos: await findPlacePhotos(ctx, ["banner"]),
  };
}

export default function WhatWeDoPage({ loaderData }: Route.ComponentProps) {
  const words = useWords("what-we-do");
  return (
    <>
      <PageMeta title={words.title} description={words.lede} path={href("/what-we-do")} feed="projects" />
      <Style name="what-we-do-page" layer="feature" css={css} />
      <PageHead ground="green" heading={words.heading} lede={words.lede} />
      <ListenBand recordings={loaderData.recordings} />
      <div className="wrap section">
        <ul className={words.programmes.length < 3 ? "six six--few" : "six"}>
          {words.programmes.map(({ name, text, glyph }, index) => (
            <li key={name} className={grounds[index % grounds.length]}>
              <Picture src={glyphs[glyph] ?? ""} width={96} height={96} alt="" />
              <h2>{name}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <ClosingBanner links={loaderData.banner} photo={loaderData.photos.banner} />
      <PagePhotoRequestLink photos={[loaderData.photos.banner]} />
    </>
  );
}
