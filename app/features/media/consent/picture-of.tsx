import { staffConsent } from "content/staff-consent.ts";
import { staffFaces } from "content/staff-faces.ts";
import { staffPhotoWords } from "content/staff-photo-words.ts";
import { href, Link } from "react-router";
import type { Picture } from "./find-pictures.server.ts";

const words = staffConsent.record;

/** Displayed width, enough to recognise a face (pixels). */
const shownWidth = 240;

/** Shows a photo on a page about consents. @param props.opens true to link to the library */
export function PictureOf({
  picture: { id, description, shown, uncovered, faces, people },
  opens,
}: {
  picture: Picture;
  opens: boolean;
}) {
  const name = words.openPhoto(id);
  return (
    <figure className="consent-picture">
      {shown && (
        <img
          src={shown.address}
          // The caption already contains the photo's name.
          alt={description}
          width={Math.min(shown.width, shownWidth)}
          height={Math.round((shown.height * Math.min(shown.width, shownWidth)) / shown.width)}
          loading="lazy"
        />
      )}
      <figcaption>
        {opens ? <Link to={`${href("/admin/media")}?photo=${id}`}>{name}</Link> : name}
        {uncovered.map((file, index) => (
          <a key={file} href={href("/admin/private/:id", { id: String(file) })} target="_blank" rel="noreferrer">
            {staffFaces.openUncovered(index + 1)}
          </a>
        ))}
        {faces !== null && faces > people && (
          <small className="muted">{` ${staffPhotoWords.faces(faces, people)}`}</small>
        )}
        {shown === undefined && <small className="muted">{` ${words.photoIsDown}`}</small>}
      </figcaption>
    </figure>
  );
}
