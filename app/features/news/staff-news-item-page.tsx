import { staffNews as words } from "content/staff-news.ts";
import { data, href } from "react-router";
import { senderOf, siteContext, staffContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { answerOne } from "../../cms/handle-content-form.server.ts";
import { ContentEdit } from "../../cms/content-editor.tsx";
import { openContent } from "../../cms/list-content.server.ts";
import { findChosenPhotos } from "../photos/attach-photos.server.ts";
import type { Route } from "./+types/staff-news-item-page";
import { NewsForm } from "./news-form.tsx";
import { newsKind } from "./news.type.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const opened = await openContent(site, context.get(staffContext), newsKind, asRowId(params.id));
  return { ...opened, photos: await findChosenPhotos(site.database, `news:${opened.id}`) };
}

/** Changes, deletes, brings back, unpublishes and restores a news item. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { answer, status } = await answerOne(senderOf(context), newsKind, words, asRowId(params.id), request);
  return data(answer, status);
}

export default function StaffNewsItemPage({ loaderData: item }: Route.ComponentProps) {
  return (
    <ContentEdit
      words={words}
      path={href("/admin/news/:id", { id: String(item.id) })}
      versions={item.versions}
      form={(say) => <NewsForm item={item} onDone={say} />}
    />
  );
}
