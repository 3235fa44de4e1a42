import avatar from "../../../ui/art/avatar.svg";
import { Picture } from "../../../ui/picture.tsx";
import { siteDate, writePostDate } from "../../../values/dates.ts";
import type { PostWithPhotos } from "./post.type.server.ts";

/** Shows author and date. An author without a photo gets the default photo. */
export function Byline({ post }: { post: Pick<PostWithPhotos, "author" | "portrait" | "timestamp"> }) {
  const { author, portrait, timestamp } = post;
  return (
    <p className="by">
      {portrait ? (
        <Picture {...portrait} alt="" width={44} height={44} layout="44px" />
      ) : (
        <Picture src={avatar} width={44} height={44} alt="" />
      )}
      <span>
        <b>{author.name}</b>
        {author.position && `${author.position}, `}
        <time dateTime={siteDate(new Date(timestamp * 1000))}>{writePostDate(timestamp)}</time>
      </span>
    </p>
  );
}
