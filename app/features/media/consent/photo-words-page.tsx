import { staffPhotoWords as words } from "content/staff-photo-words.ts";
import type { ReactNode } from "react";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf, staffContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { canManagePhotos } from "../photos/photo-permissions.ts";
import type { Route } from "./+types/photo-words-page";
import { listPhotoWords } from "./find-photo-words.server.ts";
import { findPictures } from "./find-pictures.server.ts";
import { canSeePhotoWords } from "./photo-request-permissions.ts";
import { agreeWithWord, askAgain, settleFaces } from "./photo-words.server.ts";
import { PictureOf } from "./picture-of.tsx";
import { hidePhoto } from "./withdraw.server.ts";
import "./consents.css";

export const handle: StaffHandle = { staff: { who: canSeePhotoWords } };

export async function loader({ context }: Route.LoaderArgs) {
  const sender = senderOf(context);
  const photos = await listPhotoWords(sender);
  return {
    photos,
    pictures: await findPictures(
      sender,
      photos.map(({ id }) => id),
    ),
    opens: canManagePhotos(context.get(staffContext)),
    sendKey: crypto.randomUUID(),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "photo word", notYet: words.notYet }, (form, sender) => {
    const id = asRowId(form.formValues.id?.[0] ?? "") ?? 0;
    return answerIntents(form, {
      agree: async () => ((await agreeWithWord(sender, id)).isFirst ? words.firstKnown : words.agreed),
      askAgain: () => answerAfter(askAgain(sender, id), words.askedAgain),
      settle: () => answerAfter(settleFaces(sender, id), words.settled),
      hide: () => answerAfter(hidePhoto(sender, id), words.hidden),
    });
  });

/** Page that lists photos that depend on one person's answer, with buttons for a second person. */
export default function PhotoWordsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { photos, pictures, opens, sendKey } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      {photos.length === 0 && <p>{words.none}</p>}
      <ul className="stack">
        {photos.map((photo) => {
          const picture = pictures.find(({ id }) => id === photo.id);
          return (
            <WordItem key={photo.id} photo={photo} sendKey={`${sendKey}-${photo.id}`}>
              {picture && <PictureOf picture={picture} opens={opens} />}
            </WordItem>
          );
        })}
      </ul>
    </>
  );
}

interface WordItemProps {
  photo: Route.ComponentProps["loaderData"]["photos"][number];
  sendKey: string;
  children: ReactNode;
}

function WordItem({ photo, sendKey, children }: WordItemProps) {
  const { id, word, by, at, isYours, aloneFrom, faces, people, isCounted } = photo;
  const isShort = faces !== undefined && faces > people;
  const said = word !== null && at && (by === null ? words.byUnknown(at) : words.by(by, at));
  const numbers = isShort && word !== "nobody" ? words.faces(faces, people) : !isCounted && words.uncounted;
  return (
    <li className="photo-word">
      <h2 className="t-3">{words.said[word ?? "faces"]}</h2>
      <p className="small muted">
        {[said, aloneFrom === undefined ? words.shown : words.waits(aloneFrom), numbers].filter(Boolean).join(" · ")}
      </p>
      {children}
      {word !== null && isYours && <p className="small muted">{words.isYours}</p>}
      <div className="btns">
        {word !== null && !isYours && (
          <ActForm intent="agree" id={id} sendKey={`${sendKey}-agree`} button={words.agree} />
        )}
        {word === null && <ActForm intent="settle" id={id} sendKey={`${sendKey}-settle`} button={words.settle} />}
        {word !== null && <ActForm intent="askAgain" id={id} sendKey={`${sendKey}-ask`} button={words.askAgain} />}
        <ActForm intent="hide" id={id} sendKey={`${sendKey}-hide`} button={words.hide} danger />
      </div>
    </li>
  );
}
