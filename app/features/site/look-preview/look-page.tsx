import { staffLook as words } from "content/staff-look.ts";
import { useState } from "react";
import { href } from "react-router";
import { newerRejection } from "../../../cms/handle-content-form.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, type Sender } from "../../../server/context.server.ts";
import type { SentForm } from "../../../server/http/handle-form.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { LookBeforeForm, LookForm } from "../../foundation/look/look-form.tsx";
import { PlainLogoForm } from "../../foundation/look/plain-logo-form.tsx";
import { readUploadedLogo } from "../../foundation/look/read-uploaded-logo.server.ts";
import { bringBackLook, saveLook } from "../../foundation/look/save-look.server.ts";
import { markSettings, seenSettings } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { lookFormSchema } from "../../foundation/settings/look-form-schema.ts";
import { lookValuesOf } from "../../foundation/settings/look-form-values.ts";
import { canChangeLook } from "../../foundation/settings/settings-permissions.ts";
import { findPlacePhotos } from "../../media/photos/find-photos.server.ts";
import { places } from "../../media/photos/photo.ts";
import type { Route } from "./+types/look-page";

export const handle: StaffHandle = { staff: { who: canChangeLook } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const settings = await findSettings(ctx);
  const { logo, logoProblem } = readUploadedLogo(request.url);
  const photos = await findPlacePhotos(ctx, [...places]);
  return {
    values: { ...lookValuesOf(settings), ...(logo && { logo: [logo] }) },
    logoProblem,
    hasBefore: settings.look.before !== null,
    version: markSettings(settings),
    places: places.map((place) => ({ place, isPhoto: photos[place] !== undefined })),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "look", notYet: words.notYet }, (form, sender) => acceptLook(sender, form));

/** Saves the look, or restores the previous one. @throws FormError after a conflict */
async function acceptLook(sender: Sender, { formValues, check }: SentForm): Promise<string> {
  const seen = seenSettings(formValues);
  const isBack = formValues.form?.[0] === "before";
  const newer = isBack
    ? await bringBackLook(sender, seen)
    : await saveLook(sender, check(lookFormSchema), { seen, notYet: words.notYet });
  if (newer) throw newerRejection(words.newer, markSettings(newer), lookValuesOf(newer), formValues, words.labels);
  return isBack ? words.before.done : words.saved;
}

export default function LookPage({ loaderData }: Route.ComponentProps) {
  const [statusMessage, setStatusMessage] = useState<string>();
  const { values, logoProblem, version, hasBefore, places } = loaderData;
  const form = { values, version, action: href("/admin/look"), onDone: setStatusMessage };
  return (
    <>
      <PageMeta title={words.title} />
      <div className="look-head">
        <h1>{words.heading}</h1>
        <p className="muted">{words.lede}</p>
      </div>
      <div role="status">{statusMessage && <p className="alert alert--ok">{statusMessage}</p>}</div>
      <PlainLogoForm back={href("/admin/look")} problem={logoProblem} />
      <LookForm {...form} />
      <section className="stack" aria-labelledby="look-places">
        <h2 id="look-places">{words.places}</h2>
        <p className="muted">{words.placesHint}</p>
        <ul className="look-places">
          {places.map(({ place, isPhoto }) => (
            <li key={place}>
              <span>{words.placeNames[place]}</span>
              <b>{isPhoto ? words.photograph : words.drawing}</b>
            </li>
          ))}
        </ul>
        <ActLink label={words.change} icon="camera" to={href("/admin/media")} />
      </section>
      {hasBefore && <LookBeforeForm {...form} />}
    </>
  );
}
