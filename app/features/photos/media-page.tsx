import { staffMedia } from "content/staff-media.ts";
import { useState } from "react";
import { href, Link, useFetcher } from "react-router";
import { siteContext } from "../../platform/site.server.ts";
import { Ask } from "../../ui/ask.tsx";
import { Modal } from "../../ui/modal.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { asRowId } from "../../values/row-id.ts";
import type { StaffAnswer } from "../../values/staff-answer.ts";
import { KeptForm } from "../desk/kept-form-card.tsx";
import type { Route } from "./+types/media-page";
import { listPhotos } from "./list-photos.server.ts";
import { focusPlaces } from "./photo-schema.ts";

const words = staffMedia;

export async function loader({ request, context }: Route.LoaderArgs) {
  const before = asRowId(new URL(request.url).searchParams.get("before") ?? "");
  return listPhotos(context.get(siteContext), before);
}

export default function MediaPage({ loaderData: { photos, older } }: Route.ComponentProps) {
  const [said, setSaid] = useState<string>();
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <p className="muted">{words.lede}</p>
      <div role="status">{said && <p className="alert alert--ok">{said}</p>}</div>
      <div className="rows">
        {photos.map((photo) => (
          <PhotoCard key={photo.id} photo={photo} onSaid={setSaid} />
        ))}
      </div>
      {older !== undefined && (
        <Link className="act" to={`?before=${older}`}>
          {words.older}
        </Link>
      )}
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["photos"][number];

/** One picture: what it shows, where it hangs, and what can be done with it. */
function PhotoCard({ photo, onSaid }: { photo: Row; onSaid(sentence: string): void }) {
  const fetcher = useFetcher<StaffAnswer>();
  const [open, setOpen] = useState<"edit" | "delete">();
  const close = () => setOpen(undefined);
  const path = href("/admin/media/:id", { id: String(photo.id) });
  const refused = fetcher.data?.done === undefined ? fetcher.data : undefined;
  return (
    <article className="chosen">
      <img src={photo.src} alt="" width="96" height="96" loading="lazy" />
      <div className="form">
        <p className="small muted">
          {photo.uses.length === 0 ? words.unused : `${words.used}: ${photo.uses.join(", ")}`}
        </p>
        <p>{photo.alt || words.noAlt}</p>
        {photo.kind === "photograph" && (
          <>
            {!photo.agreed && <p className="err">{words.unagreed}</p>}
            <button type="button" className="act" onClick={() => setOpen("edit")}>
              {words.edit}
              <span className="vh">{` ${photo.alt}`}</span>
            </button>
          </>
        )}
        {refused && <p className="err">{refused.message}</p>}
        {photo.uses.length === 0 && (
          <button type="button" className="act act--danger" onClick={() => setOpen("delete")}>
            {words.delete}
            <span className="vh">{` ${photo.alt}`}</span>
          </button>
        )}
      </div>
      {open === "edit" && (
        <Modal heading={words.edit} close={words.keep} onClose={close} sheet>
          <PhotoForm
            photo={photo}
            path={path}
            onSaid={(sentence) => {
              close();
              onSaid(sentence);
            }}
          />
        </Modal>
      )}
      {open === "delete" && (
        <Ask
          heading={words.ask}
          text={words.askText}
          yes={words.delete}
          no={words.keep}
          onYes={() => {
            close();
            void fetcher.submit({ intent: "delete" }, { method: "post", action: path });
          }}
          onNo={close}
        />
      )}
    </article>
  );
}

/** What is said about a photograph. */
function PhotoForm({ photo, path, onSaid }: { photo: Row; path: string; onSaid(sentence: string): void }) {
  const id = `photo-${photo.id}`;
  const initial = { alt: [photo.alt], focus: [photo.focus], ...(photo.agreed && { consent: ["on"] }) };
  const labels = { alt: words.alt, focus: words.focus, consent: words.consent };
  return (
    <KeptForm id={id} action={path} button={words.save} initial={initial} onDone={onSaid} labels={labels}>
      {(typed, errors) => (
        <>
          <div className="field">
            <label htmlFor={`${id}-alt`}>{words.alt}</label>
            <textarea
              id={`${id}-alt`}
              name="alt"
              defaultValue={typed.alt?.[0]}
              aria-invalid={errors.alt ? true : undefined}
              aria-describedby={`${id}-alt-error`}
            />
            <p className="err" id={`${id}-alt-error`} hidden={errors.alt === undefined}>
              {errors.alt}
            </p>
          </div>
          <div className="field">
            <label htmlFor={`${id}-focus`}>{words.focus}</label>
            <select id={`${id}-focus`} name="focus" defaultValue={typed.focus?.[0]}>
              {focusPlaces.map((place) => (
                <option key={place} value={place}>
                  {words.focuses[place]}
                </option>
              ))}
            </select>
          </div>
          <label className="check">
            <input type="checkbox" name="consent" defaultChecked={typed.consent !== undefined} />
            <span>{words.consent}</span>
          </label>
        </>
      )}
    </KeptForm>
  );
}
