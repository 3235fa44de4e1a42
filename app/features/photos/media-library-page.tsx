import { staffMedia as words } from "content/staff-media.ts";
import { useState } from "react";
import { href, Link, useFetcher } from "react-router";
import { OlderLink } from "../../cms/act-link.tsx";
import { AutosavedForm } from "../../cms/autosaved-form.tsx";
import { appContext, staffContext } from "../../server/context.server.ts";
import { Act } from "../../ui/act.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { Check, Field } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { readIdCursor } from "../../values/cursor.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import type { Route } from "./+types/media-library-page";
import { listPhotos } from "./find-photos.server.ts";
import { FocalPointField } from "./focal-point-field.tsx";
import { type Place, places, readFocalPoint } from "./photo.ts";
import { canDeletePhotoEverywhere } from "./photo-permissions.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await listPhotos(context.get(appContext), readIdCursor(request.url));
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
      <OlderLink label={words.older} older={older} />
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
  const { delete: label, ask: heading, askText: text, deleteEverywhere, askEverywhere, askEverywhereText } = words;
  const removal =
    photo.uses.length === 0
      ? { intent: "delete", label, heading, text }
      : { intent: "deleteEverywhere", label: deleteEverywhere, heading: askEverywhere, text: askEverywhereText };
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
            <Act label={words.edit} about={photo.alt} onClick={() => setIsEditing(true)} />
          </>
        )}
        {refused && <p className="err">{refused.message}</p>}
        {(photo.uses.length === 0 || canDeleteEverywhere) && (
          <ConfirmButton
            {...removal}
            about={photo.alt}
            no={words.keep}
            onYes={() => void fetcher.submit({ intent: removal.intent }, { method: "post", action: path })}
          />
        )}
      </div>
      {isEditing && (
        <Modal heading={words.edit} close={words.keep} onClose={close} sheet>
          <PhotoForm
            photo={photo}
            path={path}
            onDone={(sentence) => {
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

function PhotoForm({ photo, path, onDone }: { photo: Row; path: string; onDone(sentence: string): void }) {
  const id = `photo-${photo.id}`;
  const initial = {
    alt: [photo.alt],
    focus: [photo.focus],
    places: places.filter((place) => photo.uses.includes(`place:${place}`)),
    ...(photo.hasConsent && { consent: ["on"] }),
  };
  const labels = { alt: words.alt, focus: words.focus, consent: words.consent, places: words.places };
  return (
    <AutosavedForm id={id} action={path} button={words.save} initial={initial} onDone={onDone} labels={labels}>
      {(formValues, errors, about) => (
        <>
          <Field {...about("alt")} long />
          <FocalPointField
            id={`${id}-focus`}
            name="focus"
            src={photo.src}
            value={readFocalPoint(formValues.focus) ?? "50-50"}
          />
          <Check
            label={words.consent}
            id={`${id}-consent`}
            name="consent"
            defaultChecked={formValues.consent !== undefined}
            aria-describedby={`${id}-consent-error`}
          />
          <p className="err" id={`${id}-consent-error`} hidden={errors.consent === undefined}>
            {errors.consent}
          </p>
          <fieldset className="form choices" id={`${id}-places`} tabIndex={-1}>
            <legend className="label">{words.places}</legend>
            {places.map((place) => {
              const isHere = formValues.places?.includes(place);
              return (
                <Check
                  key={place}
                  label={words.placeNames[place]}
                  name="places"
                  value={place}
                  defaultChecked={isHere}
                />
              );
            })}
          </fieldset>
        </>
      )}
    </AutosavedForm>
  );
}
