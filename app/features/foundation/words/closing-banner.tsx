import bannerArt from "content/art/banner.svg";
import { href } from "react-router";
import { Banner } from "../../../ui/banner.tsx";
import type { PublicPicture } from "../../../values/public-picture.ts";
import type { BannerLinks } from "../settings/find-banner-links.server.ts";
import { useWords } from "./use-words.tsx";

/**
 * Banner at the end of several pages that asks for time or money. Renders nothing without links; the photo is optional.
 */
export function ClosingBanner({ links, photo }: { links: BannerLinks; photo?: PublicPicture }) {
  const words = useWords("banner");
  if (!links.asksForTime && links.money === undefined) return null;
  return (
    <Banner
      words={words}
      volunteerHref={links.asksForTime ? (links.volunteerFormUrl ?? href("/contact")) : undefined}
      ownHref={links.time}
      donateHref={links.money}
      picture={photo ?? { src: bannerArt, alt: "", width: 1200, height: 460 }}
      kind={photo === undefined ? "art" : "photo"}
    />
  );
}
