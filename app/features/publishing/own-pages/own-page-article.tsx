import { DetailStyle, PictureGrid } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { firstWords } from "../../../values/media-block.ts";
import type { StaffPicture } from "../../../values/public-picture.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { CardLinks } from "../../media/cards/card.ts";
import { ShareLinks } from "../../media/cards/share-links.tsx";
import { chosenOnly } from "../../media/photos/lift-cover.ts";
import { MediaProse } from "../../media/photos/media-prose.tsx";
import type { ShownPhotos } from "../../media/photos/photo.ts";
import { PhotoRequestLink } from "../../media/photos/photo-request-link.tsx";
import { Listen } from "../../media/recordings/listen.tsx";
import type { Recording } from "../../media/recordings/recording.ts";
import type { ContributorCard } from "../contributors/contributor.type.server.ts";
import { ContributorsSection } from "../contributors/contributors-section.tsx";
import type { OwnPageWithPhotos } from "./own-page.type.server.ts";

type OwnPageArticleProps = (
  | { path: string; page: OwnPageWithPhotos; textPhotos: ShownPhotos }
  | { path: undefined; page: OwnPageWithPhotos<StaffPicture>; textPhotos: ShownPhotos<StaffPicture> }
) & {
  contributors: ContributorCard[];
  recordings?: Recording[];
  card?: CardLinks;
};

/** @param path undefined for a preview, which search engines must not index */
export function OwnPageArticle({ page, textPhotos, contributors, recordings = [], path, card }: OwnPageArticleProps) {
  const { failures } = useWords("article");
  return (
    <>
      <PageMeta
        title={page.title}
        description={firstWords(page.paragraphs)}
        path={path}
        card={card}
        facts={{ trail: { label: page.title } }}
      />
      <DetailStyle />
      <PageHead ground="lilac" heading={page.title} />
      <div className="wrap section detail prose--page" data-pictures={failures.eventImages}>
        <Listen recordings={recordings} />
        <MediaProse paragraphs={page.paragraphs} photos={textPhotos} />
        <PictureGrid pictures={chosenOnly(page)} />
        <ContributorsSection contributors={contributors} />
        {card && <ShareLinks card={card} path={path ?? ""} about={page.title} />}
        <PhotoRequestLink
          photos={[...page.photos, ...contributors.flatMap(({ photos }) => photos)]}
          inText={textPhotos}
        />
      </div>
    </>
  );
}
