import { ContentList } from "../../cms/content-list.tsx";
import { answerCreate } from "../../cms/handle-content-form.server.ts";
import { listContent } from "../../cms/list-content.server.ts";
import { appContext, staffContext } from "../../server/context.server.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/content-list-page";
import { ContentItemForm, contentViews } from "./content-item-form.tsx";
import { contentTypeOf, nounOf } from "./content-types.server.ts";

/** The staff list of the content type that the route names. */
export async function loader({ request, pattern, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const noun = nounOf(pattern);
  const page = await listContent(ctx, context.get(staffContext), contentTypeOf(noun), request.url);
  return { ...page, noun, rows: await withPhotos(ctx, noun, page.rows) };
}

export async function action({ request, pattern, context }: Route.ActionArgs) {
  return answerCreate({ request, context }, contentTypeOf(nounOf(pattern)));
}

export default function ContentListPage({ loaderData: { noun, labels, ...page } }: Route.ComponentProps) {
  const { words, drawing } = contentViews[noun];
  return (
    <ContentList
      key={noun}
      {...page}
      words={words}
      path={`/admin/${noun}`}
      drawing={drawing}
      form={(say, close) => <ContentItemForm noun={noun} labels={labels} onDone={say} onCancel={close} />}
    />
  );
}
