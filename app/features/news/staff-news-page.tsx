import { staffNews as words } from "content/staff-news.ts";
import { data, href } from "react-router";
import { senderOf, siteContext, staffContext } from "../../server/context.server.ts";
import sun from "../../ui/art/sun.svg";
import { writeDay } from "../../values/dates.ts";
import { answerNew } from "../../cms/handle-content-form.server.ts";
import { ContentList } from "../../cms/content-list.tsx";
import { listContent } from "../../cms/list-content.server.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/staff-news-page";
import { NewsForm } from "./news-form.tsx";
import { newsKind } from "./news.type.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await listContent(site, context.get(staffContext), newsKind, request.url, (row) => ({
    source: row.source,
    day: writeDay(row.date),
  }));
  return { ...page, rows: await withPhotos(site, "news", page.rows) };
}

/** Creates a news item. */
export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerNew(senderOf(context), newsKind, words, request);
  return data(answer, status);
}

export default function StaffNewsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentList
      {...loaderData}
      words={words}
      path={href("/admin/news")}
      drawing={sun}
      about={(row) => ({
        note: `${row.source}, ${row.day}`,
        path: href("/admin/news/:id", { id: String(row.id) }),
        publicPath: href("/media"),
      })}
      form={(say, close) => <NewsForm onDone={say} onCancel={close} />}
    />
  );
}
