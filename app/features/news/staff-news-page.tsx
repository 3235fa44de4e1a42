import { staffNews as words } from "content/staff-news.ts";
import { data, href } from "react-router";
import { ContentList } from "../../cms/content-list.tsx";
import { handleCreate } from "../../cms/handle-content-form.server.ts";
import { listContent } from "../../cms/list-content.server.ts";
import { appContext, senderOf, staffContext } from "../../server/context.server.ts";
import sun from "../../ui/art/sun.svg";
import { writeDay } from "../../values/dates.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/staff-news-page";
import { newsType } from "./news.type.server.ts";
import { NewsForm } from "./news-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const page = await listContent(ctx, context.get(staffContext), newsType, request.url, (row) => ({
    source: row.source,
    day: writeDay(row.date),
  }));
  return { ...page, rows: await withPhotos(ctx, "news", page.rows) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await handleCreate(senderOf(context), newsType, words, request);
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
