import { href } from "react-router";
import { LeadPicture } from "../../../ui/detail.tsx";
import { useIsLeftOut } from "../../../ui/low-data.ts";
import { Style } from "../../../ui/style.tsx";
import css from "./blog.css?inline";
import { Byline } from "./byline.tsx";
import type { PostCardFields } from "./post.type.server.ts";

/** Widths of the covers of the newest post and of the others, with one, two or three posts in a row. */
const leadingWidth = "(min-width: 80em) 672px, (min-width: 48em) 54vw, calc(100vw - 40px)";
const cardWidth = "(min-width: 80em) 379px, (min-width: 68em) 30vw, (min-width: 48em) 45vw, calc(100vw - 40px)";

export const BlogStyle = () => <Style name="blog" layer="feature" css={css} />;

interface PostCardProps {
  post: PostCardFields;
  /** True for the newest post, which is shown with its summary. */
  leads?: boolean;
  /** True if the post is the only one in its row. */
  isAlone?: boolean;
}

/** Card of a post in a list; needs `DetailStyle` and `BlogStyle`. */
export function PostCard({ post, leads = false, isAlone = false }: PostCardProps) {
  const [cover] = post.photos;
  const isLeftOut = useIsLeftOut(cover ?? {});
  const isShown = cover !== undefined && !isLeftOut;
  const isWide = leads || isAlone;
  const classes = ["post", isWide && "post--wide", leads && "post--first", isWide && isShown && "post--pictured"];
  return (
    <article className={classes.filter(Boolean).join(" ")}>
      {isShown && (
        <LeadPicture picture={{ ...cover, alt: "" }} first={leads} layout={isWide ? leadingWidth : cardWidth} />
      )}
      <div className="post-text stack">
        <h2>
          <a href={href("/blog/:slug", { slug: post.slug })}>{post.title}</a>
        </h2>
        {leads && post.postText && <p className="lede">{post.postText}</p>}
        <Byline post={post} />
      </div>
    </article>
  );
}
