import type { CardFacts } from "../../../server/share-card.ts";
import { shareablePhoto } from "../../../values/shareable-photo.ts";
import type { OwnPageWithPhotos } from "./own-page.type.server.ts";

export const ownPageCardFacts = ({ slug, title, photos }: OwnPageWithPhotos): CardFacts => ({
  kind: "page",
  key: slug,
  path: `/${slug}`,
  title,
  photo: shareablePhoto(photos),
  art: "about-1",
});
