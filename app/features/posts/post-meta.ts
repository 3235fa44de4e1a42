import type { PostWithPhotos } from "./post.type.server.ts";

/** For search engines and messengers. */
export const postMeta = ({ title, postText, paragraphs, photos }: PostWithPhotos) => ({
  title,
  description: postText || paragraphs[0],
  image: photos[0]?.src,
});
