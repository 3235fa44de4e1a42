import { staffOffline as words } from "content/staff-offline.ts";
import { href, useNavigate } from "react-router";
import { Act } from "../../ui/act.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../values/icon-name.ts";
import { ConfirmButton } from "../confirm-button.tsx";
import { groupFields, saveDraft } from "../local-draft.ts";
import { writeTimeHere } from "../site-time-here.ts";
import { type QueuedForm, type QueuedPhoto, remove } from "./device-store.ts";
import { offlineNouns } from "./offline-nouns.ts";
import { sendQueue } from "./send-queue.ts";
import { storedPictureField } from "./stored-picture.ts";

interface QueuePanelProps {
  forms: QueuedForm[];
  shared: QueuedPhoto[];
  isOnline: boolean;
}

/** Lists the forms that wait on this phone, each with its state. */
export function QueuePanel({ forms, shared, isOnline }: QueuePanelProps) {
  const navigate = useNavigate();
  const isKept = forms.some(({ state }) => state === "kept");
  const isWaiting = forms.some(({ state, isSignedOut }) => state === "kept" && !isSignedOut);
  return (
    <section className="pocket-list" id="kept" aria-labelledby="kept-heading">
      <h2 id="kept-heading">{words.heading}</h2>
      {isWaiting && <p className="small muted">{words.lede}</p>}
      <ul>
        {shared.length > 0 && (
          <li>
            <Badge icon="camera" ground="g-lilac" />
            <p>
              <b>{words.shared(shared.length)}</b>
              <small>{words.sharedNote}</small>
            </p>
            <Act label={words.open} onClick={() => void navigate(href("/admin/share"))} />
          </li>
        )}
        {forms.map((form) => (
          <Row key={form.key} form={form} />
        ))}
      </ul>
      {isOnline && isKept && <Act icon="send" label={words.send} onClick={() => void sendQueue()} />}
      {!isOnline && <p className="small muted">{words.note}</p>}
    </section>
  );
}

function Row({ form }: { form: QueuedForm }) {
  const navigate = useNavigate();
  const { key, action, title, photos, state, createdAt, percent = 0, message, draftId } = form;
  const noun = action.split("/")[2] ?? "";
  const name = title || (action === "" ? words.photo : words.untitled);
  const time = writeTimeHere(createdAt);
  const open = async () => {
    saveDraft(form.draftId, draftOf(form));
    await remove("forms", key);
    await navigate(/\d$/.test(action) ? action : `${action}?create`);
  };
  return (
    <li>
      <Badge
        icon={offlineNouns.find((one) => one === noun) ?? "camera"}
        ground={noun === "" ? "g-lilac" : "g-yellow"}
      />
      <div>
        <b>{name}</b>
        {action !== "" && photos.length > 0 && <small>{words.photos(photos.length)}</small>}
        {message && state === "blocked" && <small className="err">{message}</small>}
        {state === "sending" && <progress className="weave" max={100} value={percent} aria-label={name} />}
      </div>
      <p className="kept-state" role={state === "sending" ? undefined : "status"}>
        <Icon name={state === "sent" ? "check" : state === "blocked" ? "message" : "clock"} />
        {state === "kept"
          ? words.states.kept(time)
          : state === "sending"
            ? words.states.sending(percent)
            : words.states[state]}
      </p>
      {(state === "kept" || state === "blocked") && (
        <div className="para-acts">
          {draftId !== "" && <Act label={words.open} about={name} onClick={() => void open()} />}
          {state === "blocked" && (
            <ConfirmButton
              label={words.discard}
              about={name}
              heading={words.askDiscard}
              text={words.discardText}
              no={words.keep}
              onYes={() => void discard(form)}
            />
          )}
        </div>
      )}
    </li>
  );
}

const Badge = ({ icon, ground }: { icon: IconName; ground: string }) => (
  <span className={`kept-badge ${ground}`} aria-hidden="true">
    <Icon name={icon} />
  </span>
);

/** Returns the local draft that the form itself would store, with the same idempotency key and waiting photos. */
const draftOf = ({ fields, key, photos, hasPicture }: QueuedForm) => ({
  ...groupFields(fields),
  idempotencyKey: [key],
  ...(hasPicture && { [storedPictureField]: [String(photos[0])] }),
});

async function discard({ key, photos }: QueuedForm): Promise<void> {
  for (const id of photos) await remove("photos", id);
  await remove("forms", key);
}
