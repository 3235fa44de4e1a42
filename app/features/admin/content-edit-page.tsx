import { ContentEdit } from "../../cms/content-editor.tsx";
import { answerEdit } from "../../cms/handle-content-form.server.ts";
import { openContent } from "../../cms/list-content.server.ts";
import { appContext, staffContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { findChosenPhotos } from "../photos/attach-photos.server.ts";
import type { Route } from "./+types/content-edit-page";
import { ContentItemForm, contentViews } from "./content-item-form.tsx";
import { contentTypeOf, nounOf } from "./content-types.server.ts";

/** An item of the content type that the route names, in its form. */
export async function loader({ params, pattern, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const noun = nounOf(pattern);
  const opened = await openContent(ctx, context.get(staffContext), contentTypeOf(noun), asRowId(params.id));
  return { ...opened, noun, photos: await findChosenPhotos(ctx.db, `${noun}:${opened.id}`) };
}

export async function action({ params, request, pattern, context }: Route.ActionArgs) {
  return answerEdit({ request, context }, contentTypeOf(nounOf(pattern)), asRowId(params.id));
}

export default function ContentEditPage({ loaderData: item }: Route.ComponentProps) {
  const { id, noun, labels, versions } = item;
  const path = `/admin/${noun}/${id}`;
  return (
    <ContentEdit
      key={path}
      words={contentViews[noun].words}
      path={path}
      preview={noun === "news" ? undefined : `${path}/preview`}
      versions={versions}
      form={(say) => <ContentItemForm noun={noun} labels={labels} item={item} onDone={say} />}
    />
  );
}
