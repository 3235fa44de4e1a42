import { afterLabel } from "content/labelled.ts";
import { href } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { readOwnCursor } from "../../../server/page-cache/own-cursor.server.ts";
import { More } from "../../../ui/button.tsx";
import { useIsLeftOut } from "../../../ui/low-data.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Style } from "../../../ui/style.tsx";
import { writeDay } from "../../../values/dates.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/media-page";
import { listNews } from "./find-news.server.ts";
import css from "./media-page.css?inline";
import type { NewsItemWithPhotos } from "./news.type.server.ts";

export const handle: RouteHandle = { cache: { query: { before: "date" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return listNews(ctx, await readOwnCursor(ctx, request, { table: "news_items", column: "date" }));
}

export default function MediaPage({ loaderData }: Route.ComponentProps) {
  const media = useWords("media");
  const { items, older, first } = loaderData;
  const path = href("/media");
  return (
    <>
      <PageMeta title={media.title} description={media.lede} path={first ? path : undefined} feed="news" />
      <Style name="media-page" layer="feature" css={css} />
      <PageHead ground="pink" heading={media.heading} lede={media.lede} />
      <div className="wrap section">
        <ul className="news">
          {items.map((item) => (
            <NewsRow key={item.id} item={item} />
          ))}
        </ul>
        {items.length === 0 && <p className="lede">{media.empty}</p>}
        <Pager older={older && `${path}?before=${older}`} newest={first ? undefined : path} words={media} />
      </div>
    </>
  );
}

function NewsRow({ item }: { item: NewsItemWithPhotos }) {
  const media = useWords("media");
  const [picture] = item.photos;
  const isLeftOut = useIsLeftOut(picture ?? {});
  const isShown = picture !== undefined && !isLeftOut;
  return (
    <li className={isShown ? undefined : "news--bare"}>
      {isShown && <Picture {...picture} alt="" layout="(min-width: 48em) 160px, 96px" />}
      <div className="news-text stack">
        <h2 className="t-3">{item.title}</h2>
        <p className="muted">
          {item.source}, <time dateTime={item.date}>{writeDay(item.date)}</time>
        </p>
        <More href={item.link}>
          <span>
            {media.read}
            <span className="vh">{afterLabel(item.title)}</span>
          </span>
        </More>
      </div>
    </li>
  );
}
