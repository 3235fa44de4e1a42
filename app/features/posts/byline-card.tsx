import avatar from "../../ui/art/avatar.svg";
import { lagosDate, writePostDate } from "../../values/dates.ts";
import type { Post } from "./post.ts";

/** Who wrote a post, and when. An author without a picture gets the default one. */
export function Byline({ author, timestamp }: Pick<Post, "author" | "timestamp">) {
  return (
    <p className="by">
      <img src={avatar} width="44" height="44" alt="" loading="lazy" />
      <span>
        <b>{author.name}</b>
        {author.position && `${author.position}, `}
        <time dateTime={lagosDate(new Date(timestamp * 1000))}>{writePostDate(timestamp)}</time>
      </span>
    </p>
  );
}
