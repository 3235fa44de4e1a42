import { staffMedia } from "content/staff-media.ts";
import { useState } from "react";
import { href, Link, useFetcher } from "react-router";
import { AutosavedForm } from "../../cms/autosaved-form.tsx";
import { appContext, staffContext } from "../../server/context.server.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { readIdCursor } from "../../values/cursor.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import type { Route } from "./+types/media-library-page";
import { listPhotos } from "./find-photos.server.ts";
import { FocalPointField } from "./focal-point-field.tsx";
import { type Place, places } from "./photo.ts";
import { canDeletePhotoEverywhere } from "./photo-permissions.ts";
import { focalPoints } from "./photo-schema.ts";

const words = staffMedia;

export async function loader({ request, context }: Route.LoaderArgs) {
  const before = readIdCursor(request.url);
  const page = await listPhotos(context.get(appContext), before);
  return { ...page, canDeleteEverywhere: canDeletePhotoEverywhere(context.get(staffContext)) };
}

export default function MediaPage({ loaderData: { photos, older, canDeleteEverywhere } }: Route.ComponentProps) {
  const [statusMessage, setStatusMessage] = useState<string>();
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <p className="muted">{words.lede}</p>
      <div role="status">{statusMessage && <p className="alert alert--ok">{statusMessage}</p>}</div>
      <div className="rows">
        {photos.map((photo) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            canDeleteEverywhere={canDeleteEverywhere}
            onStatusMessage={setStatusMessage}
          />
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

interface PhotoCardProps {
  photo: Row;
  canDeleteEverywhere: boolean;
  onStatusMessage(sentence: string): void;
}

function PhotoCard({ photo, canDeleteEverywhere, onStatusMessage }: PhotoCardProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsEditing(false);
  const path = href("/admin/media/:id", { id: String(photo.id) });
  const refused = fetcher.data?.done === undefined ? fetcher.data : undefined;
  return (
    <article className="chosen">
      <img src={photo.src} alt="" width="96" height="96" loading="lazy" />
      <div className="form">
        <p>{photo.alt || words.noAlt}</p>
        <Uses uses={photo.uses} />
        {photo.deletedUses.length > 0 && <p className="small muted">{words.usedByDeleted(photo.deletedUses.length)}</p>}
        {photo.kind === "photograph" && (
          <>
            {!photo.hasConsent && <p className="err">{words.unagreed}</p>}
            <button type="button" className="act" onClick={() => setIsEditing(true)}>
              {words.edit}
              <span className="vh">{` ${photo.alt}`}</span>
            </button>
          </>
        )}
        {refused && <p className="err">{refused.message}</p>}
        {photo.uses.length === 0 ? (
          <ConfirmButton
            label={words.delete}
            about={photo.alt}
            heading={words.ask}
            text={words.askText}
            no={words.keep}
            onYes={() => void fetcher.submit({ intent: "delete" }, { method: "post", action: path })}
          />
        ) : (
          canDeleteEverywhere && (
            <ConfirmButton
              label={words.deleteEverywhere}
              about={photo.alt}
              heading={words.askEverywhere}
              text={words.askEverywhereText}
              no={words.keep}
              onYes={() => void fetcher.submit({ intent: "deleteEverywhere" }, { method: "post", action: path })}
            />
          )
        )}
      </div>
      {isEditing && (
        <Modal heading={words.edit} close={words.keep} onClose={close} sheet>
          <PhotoForm
            photo={photo}
            path={path}
            onStatusMessage={(sentence) => {
              close();
              onStatusMessage(sentence);
            }}
          />
        </Modal>
      )}
    </article>
  );
}

function Uses({ uses }: { uses: string[] }) {
  if (uses.length === 0) return <p className="small muted">{words.unused}</p>;
  return (
    <div className="tags small">
      <span className="muted">{words.used}</span>
      <ul className="tags">
        {uses.map((subject) => (
          <li key={subject}>
            <Use subject={subject} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Use({ subject }: { subject: string }) {
  const [kind = "", id = ""] = subject.split(":");
  if (kind === "place") return words.placeNames[id as Place];
  if (kind === "user") return words.profile;
  return <Link to={`/admin/${kind}/${id}`}>{`${words.kinds[kind as "post"]} ${id}`}</Link>;
}

function PhotoForm({
  photo,
  path,
  onStatusMessage,
}: {
  photo: Row;
  path: string;
  onStatusMessage(sentence: string): void;
}) {
  const id = `photo-${photo.id}`;
  const hangs = places.filter((place) => photo.uses.includes(`place:${place}`));
  const initial = {
    alt: [photo.alt],
    focus: [photo.focus],
    places: hangs,
    ...(photo.hasConsent && { consent: ["on"] }),
  };
  const labels = { alt: words.alt, focus: words.focus, consent: words.consent, places: words.places };
  return (
    <AutosavedForm id={id} action={path} button={words.save} initial={initial} onDone={onStatusMessage} labels={labels}>
      {(formValues, errors) => (
        <>
          <div className="field">
            <label htmlFor={`${id}-alt`}>{words.alt}</label>
            <textarea
              id={`${id}-alt`}
              name="alt"
              defaultValue={formValues.alt?.[0]}
              aria-invalid={errors.alt ? true : undefined}
              aria-describedby={`${id}-alt-error`}
            />
            <p className="err" id={`${id}-alt-error`} hidden={errors.alt === undefined}>
              {errors.alt}
            </p>
          </div>
          <FocalPointField
            id={`${id}-focus`}
            name="focus"
            value={focalPoints.find((place) => place === formValues.focus?.[0]) ?? "50-50"}
          />
          <label className="check">
            <input
              type="checkbox"
              id={`${id}-consent`}
              name="consent"
              defaultChecked={formValues.consent !== undefined}
              aria-describedby={`${id}-consent-error`}
            />
            <span>{words.consent}</span>
          </label>
          <p className="err" id={`${id}-consent-error`} hidden={errors.consent === undefined}>
            {errors.consent}
          </p>
          <fieldset className="form choices" id={`${id}-places`} tabIndex={-1}>
            <legend className="label">{words.places}</legend>
            {places.map((place) => (
              <label key={place} className="check">
                <input
                  type="checkbox"
                  name="places"
                  value={place}
                  defaultChecked={formValues.places?.includes(place) ?? false}
                />
                <span>{words.placeNames[place]}</span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </AutosavedForm>
  );
}
