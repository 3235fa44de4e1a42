import { href } from "react-router";
import type { ProjectLink } from "../../../cms/belonging-queries.server.ts";
import { Detail, LeadPicture, PictureGrid } from "../../../ui/detail.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate } from "../../../values/dates.ts";
import { foundationId, type LinkedThing, type PageFacts, pictureAddresses } from "../../../values/linked-data.ts";
import type { StaffPicture } from "../../../values/public-picture.ts";
import { shorten } from "../../../values/shorten.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { GiveNote, PartOfProject } from "../../foundation/words/project-parts.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { CardLinks } from "../../media/cards/card.ts";
import { ShareLinks } from "../../media/cards/share-links.tsx";
import { liftCover } from "../../media/photos/lift-cover.ts";
import { MediaProse } from "../../media/photos/media-prose.tsx";
import type { ShownPhotos } from "../../media/photos/photo.ts";
import { PhotoRequestLink } from "../../media/photos/photo-request-link.tsx";
import { Listen } from "../../media/recordings/listen.tsx";
import type { Recording } from "../../media/recordings/recording.ts";
import { Byline } from "./byline.tsx";
import type { PostCardFields, PostWithPhotos } from "./post.type.server.ts";
import { BlogStyle, PostCard } from "./post-card.tsx";
import { postMeta } from "./post-meta.ts";

type PostArticleProps = (
  | { path: string; post: PostWithPhotos; textPhotos: ShownPhotos }
  | { path: undefined; post: PostWithPhotos<StaffPicture>; textPhotos: ShownPhotos<StaffPicture> }
) & {
  project: ProjectLink | undefined;
  recordings?: Recording[];
  card?: CardLinks;
  next?: PostCardFields | undefined;
};

/** @param path undefined for a preview, which search engines must not index */
export function PostArticle(props: PostArticleProps) {
  const { post, project, textPhotos, recordings = [], path, card, next } = props;
  const { back } = useWords("blog");
  const { failures } = useWords("article");
  const { cover, caption, pictures, paragraphs } = liftCover(post, post.paragraphs);
  return (
    <>
      <PageMeta
        {...postMeta(post)}
        path={path}
        card={card}
        type="article"
        facts={import.meta.env.SSR && props.path !== undefined ? postFacts(props.post) : undefined}
      />
      <BlogStyle />
      <Detail back={{ href: href("/blog"), label: back }}>
        <div className="detail column" data-pictures={failures.eventImages}>
          <div className="stack">
            <h1>{post.title}</h1>
            <Byline post={post} />
            <PartOfProject project={project} />
          </div>
          <Listen recordings={recordings} />
          {cover && <LeadPicture picture={cover} caption={caption} first />}
          <MediaProse paragraphs={paragraphs} photos={textPhotos} />
          <PictureGrid pictures={pictures} />
          {card && <ShareLinks card={card} path={path ?? ""} about={post.title} />}
          <PhotoRequestLink photos={[...post.photos, ...(next?.photos ?? [])]} inText={textPhotos} />
          {path !== undefined && <PostEnd next={next} project={project} />}
        </div>
      </Detail>
    </>
  );
}

function PostEnd({ next, project }: Pick<PostArticleProps, "project"> & { next: PostCardFields | undefined }) {
  const words = useWords("blog");
  const takesGifts = useIsInUse("gifts");
  if (next === undefined && !takesGifts) return null;
  return (
    <div className="post-end">
      {next && (
        <section className="stack" aria-labelledby="next">
          <h2 id="next" className="t-3">
            {words.next}
          </h2>
          <PostCard post={next} isAlone />
        </section>
      )}
      <GiveNote project={project} />
    </div>
  );
}

/**
 * Returns a post's structured data; undefined without the headline that [BlogPosting](https://schema.org/BlogPosting)
 * requires.
 */
const postFacts = (post: PostWithPhotos): PageFacts => ({
  trail: { section: "blog", label: post.title },
  thing: (origin) => (post.title === "" ? undefined : postThing(post, origin)),
});

function postThing(post: PostWithPhotos, origin: string): LinkedThing {
  const { title, slug, author, timestamp, photos } = post;
  const { description } = postMeta(post);
  return {
    "@type": "BlogPosting",
    headline: title,
    url: `${origin}/blog/${encodeURIComponent(slug)}`,
    datePublished: siteDate(new Date(timestamp * 1000)),
    author: { "@type": "Person", name: author.name, ...(author.position && { jobTitle: author.position }) },
    publisher: { "@type": "NGO", "@id": foundationId(origin) },
    ...(description && { description: shorten(description) }),
    image: pictureAddresses(origin, photos),
  };
}
