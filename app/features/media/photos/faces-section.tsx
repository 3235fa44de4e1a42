import { staffFaces as words } from "content/staff-faces.ts";
import { href, useFetcher } from "react-router";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { PhotoFaces } from "./count-faces.server.ts";
import { CoverFields, type PhotoWithFaces } from "./cover-fields.tsx";
import "./faces.css";

interface FacesSectionProps {
  photo: PhotoWithFaces;
  onDone(sentence: string): void;
  /** Result of a form that was sent without script. */
  answer?: StaffFormResult | undefined;
  isPage?: boolean;
}

/** Shows how many faces the site found in a photograph, with a form to cover them. */
export function FacesSection({ photo, onDone, answer: sent, isPage = false }: FacesSectionProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const answer = fetcher.data ?? sent;
  useOnChange([fetcher.data], () => {
    if (fetcher.data?.done !== undefined) onDone(fetcher.data.done);
  });
  if (photo.kind === "drawing") return isPage ? <p>{words.problems.drawing}</p> : null;
  // The site does not serve the file of a withdrawn photo, so its faces cannot be shown.
  if (photo.withdrawnAt !== null) return isPage ? <p>{words.problems.gone}</p> : null;
  const { faces } = photo;
  const action = href("/admin/media/:id/faces", { id: String(photo.id) });
  const refused = answer?.done === undefined ? answer : undefined;
  return (
    <section className="faces stack">
      {!isPage && <h3>{words.heading}</h3>}
      <p>
        <strong>{sentenceOf(faces)}</strong>
      </p>
      {faces.boxes.length > 0 && <p className="small muted">{words.help}</p>}
      {faces.state === "uncounted" && (
        <fetcher.Form method="post" action={action}>
          <button type="submit" className="btn btn--line" name="intent" value="recount">
            {words.recount}
          </button>
        </fetcher.Form>
      )}
      <details open={isPage || faces.boxes.length > 0}>
        <summary>{words.summary}</summary>
        <fetcher.Form method="post" action={action} className="form" noValidate>
          <CoverFields photo={photo} refused={refused} busy={fetcher.state !== "idle"} />
        </fetcher.Form>
      </details>
      {!isPage && (
        <p>
          <ActLink label={words.open} to={action} />
        </p>
      )}
    </section>
  );
}

function sentenceOf({ state, boxes }: PhotoFaces): string {
  if (state !== "counted") return { waiting: words.waiting, uncounted: words.uncounted, off: words.off }[state];
  return boxes.length === 0 ? words.none : words.who(boxes.length);
}
