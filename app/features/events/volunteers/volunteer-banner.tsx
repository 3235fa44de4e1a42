import bannerArt from "content/art/banner.svg";
import { banner } from "content/frame.ts";
import { href } from "react-router";
import { Banner } from "../../../ui/banner.tsx";
import type { PublicPicture } from "../../../values/public-picture.ts";
import { useWords } from "../../foundation/words/use-words.tsx";

/** A banner that asks for time or money; the photograph is optional. */
export function VolunteerBannerCard({ volunteerFormUrl, photo }: { volunteerFormUrl?: string; photo?: PublicPicture }) {
  return (
    <Banner
      words={useWords("banner", banner)}
      volunteerHref={volunteerFormUrl ?? href("/contact")}
      ownHref={href("/volunteer")}
      donateHref={href("/donate")}
      picture={photo ?? { src: bannerArt, alt: "", width: 1200, height: 460 }}
      kind={photo === undefined ? "art" : "photo"}
    />
  );
}
