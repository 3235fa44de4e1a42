import { staffNews as words } from "content/staff-news.ts";
import { data, href } from "react-router";
import { ContentEdit } from "../../cms/content-editor.tsx";
import { handleEdit } from "../../cms/handle-content-form.server.ts";
import { openContent } from "../../cms/list-content.server.ts";
import { appContext, senderOf, staffContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { findChosenPhotos } from "../photos/attach-photos.server.ts";
import type { Route } from "./+types/staff-news-item-page";
import { newsType } from "./news.type.server.ts";
import { NewsForm } from "./news-form.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const opened = await openContent(ctx, context.get(staffContext), newsType, asRowId(params.id));
  return { ...opened, photos: await findChosenPhotos(ctx.db, `news:${opened.id}`) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { answer, status } = await handleEdit(senderOf(context), newsType, words, asRowId(params.id), request);
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
