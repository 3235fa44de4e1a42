import { useState } from "react";
import { answerEdit } from "../../cms/handle-content-form.server.ts";
import { openContent } from "../../cms/list-content.server.ts";
import { revalidateUnlessQueued, sendOrKeep } from "../../cms/offline/send-or-keep.ts";
import { StatusMessage, useButtons } from "../../cms/status-message.tsx";
import { appContext, staffContext } from "../../server/context.server.ts";
import { Act } from "../../ui/act.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { writeDateAndTime } from "../../values/lagos-time.ts";
import { asRowId } from "../../values/row-id.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
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

export const action = (args: Route.ActionArgs) =>
  answerEdit(args, contentTypeOf(nounOf(args.pattern)), asRowId(args.params.id));

export const clientAction = (args: Route.ClientActionArgs) => sendOrKeep(args);

export const shouldRevalidate = revalidateUnlessQueued;

export default function ContentEditPage({ loaderData: item }: Route.ComponentProps) {
  return <Editor key={`${item.noun}/${item.id}`} item={item} />;
}

function Editor({ item }: { item: Route.ComponentProps["loaderData"] }) {
  const { id, noun, labels, versions } = item;
  const { words } = contentViews[noun];
  const path = `/admin/${noun}/${id}`;
  const [statusMessage, setStatusMessage] = useState<StaffFormResult>();
  const buttons = useButtons(setStatusMessage);
  const restore = (version: number) =>
    void buttons.submit({ intent: "restore", restore: version }, { method: "post", action: path });
  return (
    <>
      <PageMeta title={words.edit} />
      <div className="head-row">
        <h1>{words.edit}</h1>
        {noun !== "news" && (
          <a className="act" href={`${path}/preview`}>
            {words.preview}
          </a>
        )}
      </div>
      <StatusMessage answer={statusMessage} />
      <ContentItemForm noun={noun} labels={labels} item={item} onDone={(done) => setStatusMessage({ done })} />
      {versions.length > 0 && (
        <section>
          <h2>{words.history}</h2>
          <ul className="rows">
            {versions.map(({ version, savedAt, savedBy }) => (
              <li key={version} className="row-acts">
                <span>{`${writeDateAndTime(savedAt)}, ${savedBy}`}</span>
                <Act label={words.restore} about={version} onClick={() => restore(version)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
