import { staffFaces as words } from "content/staff-faces.ts";
import { useState } from "react";
import { href } from "react-router";
import { canReadSafeguarding } from "../../../server/auth/safeguarding-permissions.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, staffContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { attachPrivateFiles, listPrivateFiles, withStoredFiles } from "../private-files/private-files.server.ts";
import type { Route } from "./+types/photo-faces-page";
import { countAgain } from "./count-faces.server.ts";
import { coverFaces } from "./cover-faces.server.ts";
import { coverLists, coverSchema } from "./face-schema.ts";
import { FacesSection } from "./faces-section.tsx";
import { openPhoto } from "./find-photos.server.ts";
import { canManagePhotos } from "./photo-permissions.ts";

export const handle: StaffHandle = { staff: { who: canManagePhotos } };

async function requirePhoto(actor: Parameters<typeof openPhoto>[0], id: string) {
  const photo = await openPhoto(actor, asRowId(id));
  if (photo === undefined) throw new AppError("notFound");
  return photo;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const photo = await requirePhoto({ ctx, member: context.get(staffContext) }, params.id);
  const uncovered = await listPrivateFiles(ctx, `photo:${photo.id}`);
  const canOpen = canReadSafeguarding(context.get(staffContext));
  return { photo, hasUncovered: uncovered.length > 0, uncovered: canOpen ? uncovered.map(({ id }) => id) : [] };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "faces", notYet: words.notYet }, async ({ formValues, check }, sender) => {
    const { id, width, height } = await requirePhoto(sender, args.params.id);
    if (formValues.intent?.[0] === "recount") {
      if (!(await countAgain(sender.ctx, id))) throw new FormError(words.notUncounted, { status: 409 });
      return words.queued;
    }
    const cover = check(coverSchema(width / height), coverLists);
    const covered = await coverFaces(sender, id, cover, (bytes, work) =>
      withStoredFiles(sender.ctx, [{ extension: "jpg", type: "image/jpeg", bytes }], (stored) =>
        work((ctx, photoId) => attachPrivateFiles(ctx, `photo:${photoId}`, stored)),
      ),
    );
    if (typeof covered !== "number") {
      const status = covered.problem === "tooMany" ? 429 : 422;
      throw new FormError(`${words.notYet} ${words.problems[covered.problem]}`, { status });
    }
    return words.covered[cover.uncovered];
  });

/** Page to cover faces in a photo; also works without script. */
export default function PhotoFacesPage({
  loaderData: { photo, hasUncovered, uncovered },
  actionData,
}: Route.ComponentProps) {
  const [statusMessage, setStatusMessage] = useState(actionData?.done);
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <p>
        <ActLink
          label={words.back}
          to={`${href("/admin/media")}?${new URLSearchParams({ photo: String(photo.id) })}`}
        />
      </p>
      <div role="status">{statusMessage && <p className="alert alert--ok">{statusMessage}</p>}</div>
      <FacesSection key={photo.src} photo={photo} onDone={setStatusMessage} answer={actionData} isPage />
      {hasUncovered && <p className="small muted">{words.kept}</p>}
      <ul className="uses">
        {uncovered.map((id, index) => (
          <li key={id}>
            <a href={href("/admin/private/:id", { id: String(id) })} target="_blank" rel="noreferrer">
              {words.openUncovered(index + 1)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
