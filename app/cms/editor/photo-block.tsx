import { staffEditor as words } from "content/staff-editor.ts";
import { useEffect, useRef, useState } from "react";
import { Act } from "../../ui/act.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ConsentFields } from "../consent-fields.tsx";
import { MediaField } from "./media-field.tsx";
import type { MediaStore, Upload } from "./media-store.ts";
import type { MediaView } from "./media-views.ts";
import { type EditorPhoto, textPhotoFields } from "./photo-port.ts";

interface PhotoBlockProps {
  view: MediaView;
  store: MediaStore;
  onSent(temporary: number, photo: EditorPhoto): void;
  isCover: boolean;
  above: number | undefined;
}

/** A photo in the text, with its description and consents. */
export function PhotoBlock(props: PhotoBlockProps) {
  return props.view.node.attrs.id === null ? <MissingPicture {...props} /> : <NamedPhoto {...props} />;
}

/** A pasted picture without a file. The form does not contain it. */
function MissingPicture({ view, store }: PhotoBlockProps) {
  const file = useRef<HTMLInputElement>(null);
  const { name, alt } = view.node.attrs;
  return (
    <div className="ed-missing">
      <p>{words.missingPicture(alt || name)}</p>
      <p className="ed-wait">{words.missingFile}</p>
      <div className="ed-missing-acts">
        <Act icon="camera" label={words.chooseFile} onClick={() => file.current?.click()} />
        <Act icon="close" label={words.removeMissing} onClick={view.remove} />
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget: { files } }) => {
          const [id] = store.send([...(files ?? [])].slice(0, 1));
          if (id !== undefined) view.change("id", id, true);
        }}
      />
    </div>
  );
}

function NamedPhoto({ view, store, onSent, isCover, above }: PhotoBlockProps) {
  const { id, alt } = view.node.attrs;
  const upload = store.upload(id);
  const known = store.photo(id);
  const photo = typeof known === "object" ? known : undefined;
  const sent = upload ?? (photo && store.uploadOf(photo.id));
  useEffect(() => {
    void store.want([id]);
  }, [id, store]);
  useEffect(() => {
    if (upload?.photo) onSent(id, upload.photo);
  }, [id, upload?.photo, onSent]);
  return (
    <>
      <Shown photo={photo} preview={sent?.preview} />
      {upload && <Sending upload={upload} onStop={() => store.stop(id)} onRetry={() => store.retry(id)} />}
      {sent?.isAnimated && <p className="ed-wait">{words.animated}</p>}
      {known === "gone" && <p className="err">{words.gone}</p>}
      {known === "away" && <p className="ed-wait">{words.unknown}</p>}
      {isCover && (
        <p className="ed-cover g-yellow">
          <Icon name="camera" />
          {words.cover}
        </p>
      )}
      {photo && <Consent photo={photo} store={store} above={above} onFocus={view.select} />}
      <div className="ed-media-fields">
        <MediaField
          view={view}
          name="alt"
          label={words.alt}
          hint={alt === "" ? words.altMissing : undefined}
          field={photo && textPhotoFields.alt(photo.id)}
        />
        <Caption view={view} />
      </div>
    </>
  );
}

/** Closed at first: most photos have no caption. */
function Caption({ view }: { view: MediaView }) {
  const [isOpen, setOpen] = useState(view.node.attrs.caption !== "");
  if (isOpen) return <MediaField view={view} name="caption" label={words.caption} />;
  return (
    <div className="field">
      <Act icon="plus" label={words.addCaption} onClick={() => setOpen(true)} />
    </div>
  );
}

/** Shows the local file during the upload, at the same size. */
function Shown({ photo, preview }: { photo: EditorPhoto | undefined; preview: string | undefined }) {
  // A browser that cannot read the file shows the site's picture later.
  const [unreadable, setUnreadable] = useState<string>();
  const src = [preview, photo?.address].find((address) => address && address !== unreadable);
  if (src === undefined) return <div className="ed-pic ed-pic--none" />;
  return (
    <img
      className="ed-pic"
      src={src}
      alt=""
      width={photo?.width || undefined}
      height={photo?.height || undefined}
      onError={() => setUnreadable(src)}
    />
  );
}

function Sending({ upload, onStop, onRetry }: { upload: Upload; onStop(): void; onRetry(): void }) {
  const { state, percent, problem } = upload;
  if (state === "kept") return <p className="ed-wait">{words.kept}</p>;
  const now =
    state === "waiting" || state === "busy"
      ? words[state]
      : percent < 100 && state === "sending"
        ? words.sending(percent)
        : words.making;
  return (
    <div className="ed-sending">
      {problem === undefined ? (
        <>
          <progress max={100} value={percent} aria-label={words.sending(percent)} />
          <p>{now}</p>
          {state === "sending" && percent < 100 && <Act icon="close" label={words.stop} onClick={onStop} />}
        </>
      ) : (
        <>
          <p className="err" role="alert">
            {problem}
          </p>
          <Act icon="undo" label={words.retry} onClick={onRetry} />
        </>
      )}
    </div>
  );
}

type ConsentProps = { photo: EditorPhoto; store: MediaStore; above: number | undefined; onFocus(): void };

function Consent({ photo, store, above, onFocus }: ConsentProps) {
  if (photo.consent !== "ask") return <Known consent={photo.consent} />;
  const answer = store.answerOf(photo.id);
  return (
    <div className={answer ? "ed-consent" : "ed-consent ed-consent--ask"}>
      {answer === undefined && <p>{words.ask}</p>}
      <ConsentFields
        prefix={textPhotoFields.consent(photo.id)}
        answer={answer}
        faces={photo.faces ?? "unknown"}
        above={above}
        onAnswer={(answer) => store.setAnswer(photo.id, answer)}
        onFocus={onFocus}
      />
    </div>
  );
}

const consentStates = () =>
  ({
    noPeople: { icon: "smile", text: words.noPeople, className: "" },
    recorded: { icon: "check", text: words.recorded, className: " ed-consent--given" },
    waits: { icon: "clock", text: words.waits, className: " ed-consent--ask" },
    withdrawn: { icon: "close", text: words.withdrawn, className: " ed-consent--ask" },
  }) as const;

function Known({ consent }: { consent: keyof ReturnType<typeof consentStates> }) {
  const { icon, text, className } = consentStates()[consent];
  return (
    <p className={`ed-consent${className}`}>
      <Icon name={icon} />
      {text}
    </p>
  );
}
