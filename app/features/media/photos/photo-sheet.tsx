import { staffConsent } from "content/staff-consent.ts";
import { staffMedia as words } from "content/staff-media.ts";
import { Link, useFetcher, useRevalidator } from "react-router";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import { ConsentFields } from "../../../cms/consent-fields.tsx";
import { ConfirmButton } from "../../../staff-kit/confirm-button.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Check, Field } from "../../../ui/field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { readConsentAnswer } from "../../../values/consent-answer.ts";
import { writeDateAndTime } from "../../../values/site-time.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { FacesSection } from "./faces-section.tsx";
import type { openPhoto } from "./find-photos.server.ts";
import { FocalPointField } from "./focal-point-field.tsx";
import { ConsentChip, PhotoGone } from "./media-tile.tsx";
import { PeopleSection, photoPath } from "./people-section.tsx";
import { type Place, places, readFocalPoint } from "./photo.ts";
import { useFaceCounts } from "./use-face-counts.tsx";

type OpenedPhoto = NonNullable<Awaited<ReturnType<typeof openPhoto>>>;

interface PhotoSheetProps {
  photo: OpenedPhoto;
  canDeleteEverywhere: boolean;
  canPutBack: boolean;
  /** Result of the last submission, for browsers without script. */
  plain: StaffFormResult | undefined;
  closed: string;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Sheet with all details of a photo: crop, description, consent and uses. */
export function PhotoSheet(props: PhotoSheetProps) {
  const { photo, canDeleteEverywhere, canPutBack, plain, closed, onClose, onDone } = props;
  const path = photoPath(photo);
  useFreshFaces(photo);
  const fetcher = useFetcher<StaffFormResult>();
  const answer = fetcher.data;
  useOnChange([answer], () => {
    if (answer?.done !== undefined) onDone(answer.done);
  });
  const ask = (intent: "withdraw" | "delete" | "deleteEverywhere", heading: string, text: string) => (
    <ConfirmButton
      label={words[intent]}
      about={photo.alt}
      heading={heading}
      text={text}
      no={words.keep}
      posts={{ action: path, fields: { intent } }}
      onYes={() => void fetcher.submit({ intent }, { method: "post", action: path })}
    />
  );
  const isUnused = photo.uses.length === 0;
  return (
    <Modal heading={photo.alt || words.noAlt} close={words.close} closed={closed} onClose={onClose} sheet>
      <div className="stack photo-sheet">
        {plain && <StatusMessage answer={plain} />}
        {photo.kind === "photograph" ? (
          <PhotoForm photo={photo} path={path} plain={plain} onDone={onDone} />
        ) : (
          <img className="sheet-picture" src={photo.src} alt="" width={photo.width} height={photo.height} />
        )}
        <FacesSection photo={photo} onDone={onDone} />
        <section className="stack">
          <h3>{words.consentHeading}</h3>
          <ConsentRecord photo={photo} />
          <PeopleSection photo={photo} canPutBack={canPutBack} onDone={onDone} />
          {photo.withdrawnAt === null &&
            photo.kind === "photograph" &&
            ask("withdraw", words.askWithdraw, words.withdrawText)}
        </section>
        <section>
          <h3>{photo.withdrawnAt === null ? words.usedHeading : staffConsent.people.lost}</h3>
          <Uses photo={photo} />
        </section>
        {answer && answer.done === undefined && <p className="err">{answer.message}</p>}
        {isUnused && ask("delete", words.askDelete, words.askText)}
        {!isUnused && canDeleteEverywhere && ask("deleteEverywhere", words.askEverywhere, words.askEverywhereText)}
      </div>
    </Modal>
  );
}

/** Reloads the photo when its faces are counted, so that the form does not ask for their number. */
function useFreshFaces({ id, kind, faces: { state, boxes } }: OpenedPhoto): void {
  const { revalidate } = useRevalidator();
  const counts = useFaceCounts([{ id, kind, faces: state === "counted" ? boxes.length : undefined }]);
  useOnChange([counts], () => {
    if (counts.size > 0) void revalidate();
  });
}

function ConsentRecord({ photo }: { photo: OpenedPhoto }) {
  const { kind, consent_by, consent_at, uploaded_by, uploaded_at } = photo;
  const rows = [
    [words.consentBy, consent_by],
    [words.consentAt, consent_at && writeDateAndTime(consent_at)],
    [words.uploadedBy, uploaded_by && [uploaded_by, uploaded_at && writeDateAndTime(uploaded_at)].join(", ")],
  ].filter(([, value]) => value);
  return (
    <>
      <ConsentChip {...photo} />
      {kind === "photograph" && rows.length > 0 && (
        <dl className="dl">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Uses({ photo: { uses, deletedUses, titles } }: { photo: OpenedPhoto }) {
  return (
    <>
      {uses.length === 0 && <p className="small muted">{words.unused}</p>}
      <ul className="uses">
        {uses.map((subject) => (
          <li key={subject}>
            <Use subject={subject} title={titles[subject]} />
          </li>
        ))}
      </ul>
      {deletedUses.length > 0 && <p className="small muted">{words.usedByDeleted(deletedUses.length)}</p>}
    </>
  );
}

function Use({ subject, title }: { subject: string; title: string | undefined }) {
  const [kind = "", id = ""] = subject.split(":");
  if (kind === "place") return words.placeNames[id as Place];
  if (kind === "user") return words.profile;
  return (
    <Link to={`/admin/${kind}/${id}`}>
      {title || words.untitled} <span className="muted small">{words.kinds[kind as "post"]}</span>
    </Link>
  );
}

/** CSS moves the crops to the focal point. */
const Crops = ({ src }: { src: string }) => (
  <div className="crops" aria-hidden="true">
    {(["flag", "page", "shared"] as const).map((crop) => (
      <figure key={crop}>
        <img className={`crop-${crop}`} src={src} alt="" />
        <figcaption>{words.crops[crop]}</figcaption>
      </figure>
    ))}
  </div>
);

type PhotoFormProps = Pick<PhotoSheetProps, "photo" | "plain" | "onDone"> & { path: string };

function PhotoForm({ photo, path, plain, onDone }: PhotoFormProps) {
  const id = `photo-${photo.id}`;
  const initial = {
    alt: [photo.alt],
    focus: [photo.focus],
    places: places.filter((place) => photo.uses.includes(`place:${place}`)),
  };
  const labels = { alt: words.alt, focus: words.focus, consent: staffConsent.who, places: words.places };
  return (
    <AutosavedForm
      id={id}
      action={path}
      button={words.save}
      initial={initial}
      onDone={onDone}
      labels={labels}
      plain={plain?.done === undefined && plain?.formValues?.focus ? plain : undefined}
    >
      {(formValues, errors, about) => (
        <>
          {photo.withdrawnAt === null ? (
            <div className="focal-crops">
              <FocalPointField
                id={`${id}-focus`}
                name="focus"
                src={photo.src}
                value={readFocalPoint(formValues.focus) ?? "50-50"}
              />
              <Crops src={photo.src} />
            </div>
          ) : (
            <PhotoGone />
          )}
          <Field {...about("alt")} long />
          {!photo.hasConsent && photo.withdrawnAt === null && !photo.waitsForLead && (
            <div id={`${id}-consent`} tabIndex={-1}>
              <ConsentFields
                prefix="consent"
                answer={readConsentAnswer(formValues, "consent")}
                people={photo.recentPeople}
                faces={photo.faces.state === "counted" ? photo.faces.boxes.length : "unknown"}
              />
              <p className="err" hidden={errors.consent === undefined}>
                {errors.consent}
              </p>
            </div>
          )}
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
