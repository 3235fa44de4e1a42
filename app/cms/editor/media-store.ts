import { isTemporary, newTemporaryId } from "../../staff-kit/offline/temporary-ids.ts";
import { type ConsentAnswer, formValuesOfAnswer, readConsentAnswer } from "../../values/consent-answer.ts";
import { isAnimated, readBeginning } from "../../values/is-animated.ts";
import { type EditorPhoto, type PhotoPort, textPhotoFields } from "./photo-port.ts";
import { watchFaces } from "./watch-faces.ts";

export interface Upload {
  /** `kept`: stored on the device until there is a connection. */
  state: "waiting" | "sending" | "busy" | "kept" | "stopped" | "sent";
  percent: number;
  problem?: string;
  /** Object URL of the local file. */
  preview: string | undefined;
  photo?: EditorPhoto;
  isAnimated?: boolean;
}

interface Sending extends Upload {
  /** Undefined if only the device's queue has it. */
  file: File | undefined;
  /** Resolves when the device has stored the file, or failed to store it. */
  kept: Promise<void>;
  stop: AbortController;
  isResumed: boolean;
}

/** Maximum number of simultaneous uploads per field. */
const maxSending = 2;

/** Stores the consent answers about one field's photos. @param formValues of a local draft, until new answers */
function createAnswers(formValues: Record<string, string[]>) {
  const answers = new Map<number, ConsentAnswer | undefined>();
  const answerOf = (id: number): ConsentAnswer | undefined =>
    answers.has(id) ? answers.get(id) : readConsentAnswer(formValues, textPhotoFields.consent(id));
  return {
    set: (id: number, answer: ConsentAnswer | undefined) => void answers.set(id, answer),
    answerOf,
    answersOf: (ids: readonly number[]): Record<string, string[]> =>
      Object.assign(
        {},
        ...ids.map((id) => {
          const answer = answerOf(id);
          return answer && formValuesOfAnswer(answer, textPhotoFields.consent(id));
        }),
      ),
  };
}

const unsent = (id: number): EditorPhoto => ({
  id,
  address: "",
  width: 0,
  height: 0,
  description: "",
  consent: "ask",
});

interface UploadsOptions {
  port: PhotoPort | undefined;
  notify(): void;
  onSent(id: number, photo: EditorPhoto): void;
}

/** Uploads photos; the text refers to them by temporary ids. */
function createUploads({ port, notify, onSent }: UploadsOptions) {
  const uploads = new Map<number, Sending>();
  const change = (id: number, changes: Partial<Sending>) => {
    const upload = uploads.get(id);
    if (upload === undefined) return;
    uploads.set(id, { ...upload, ...changes });
    notify();
  };
  const countSending = () =>
    [...uploads.values()].filter(({ state }) => state === "sending" || state === "busy").length;

  /** Sends the next photo, also while the phone shrinks another photo or the site makes its sizes. */
  async function sendNext(): Promise<void> {
    if (countSending() >= maxSending) return;
    const [id, upload] = [...uploads].find(([, { state }]) => state === "waiting") ?? [];
    if (port === undefined || id === undefined || upload === undefined) return;
    change(id, { state: "sending", percent: 0, problem: undefined });
    try {
      await upload.kept;
      const photo = await port.uploadPhoto(id, {
        file: upload.file,
        isResumed: upload.isResumed,
        onProgress: (percent) => change(id, { percent, state: "sending" }),
        onBusy: () => change(id, { state: "busy" }),
        signal: upload.stop.signal,
      });
      if (photo === undefined) change(id, { state: "kept", isResumed: true });
      else {
        onSent(id, photo);
        change(id, { state: "sent", photo });
      }
    } catch (error) {
      change(id, { state: "stopped", problem: error instanceof Error ? error.message : String(error) });
    }
    void sendNext();
  }
  const sendAll = () => {
    for (let count = 0; count < maxSending; count++) void sendNext();
  };
  const sendKept = () => {
    for (const [id, { state }] of uploads) if (state === "kept") change(id, { state: "waiting" });
    sendAll();
  };
  addEventListener("online", sendKept);

  return {
    get: (id: number): Upload | undefined => uploads.get(id),
    ofPhoto: (id: number): Upload | undefined => [...uploads.values()].find(({ photo }) => photo?.id === id),
    add(files: readonly File[]): number[] {
      const ids = files.map((file) => {
        const id = newTemporaryId();
        const kept = port?.keepPhoto(id, file) ?? Promise.resolve();
        const about = { file, kept, preview: URL.createObjectURL(file), stop: new AbortController() };
        uploads.set(id, { state: "waiting", percent: 0, isResumed: false, ...about });
        void readBeginning(file).then((bytes) => isAnimated(bytes) && change(id, { isAnimated: true }));
        return id;
      });
      sendAll();
      return ids;
    },
    /** Resumes the upload of a photo from an earlier visit or another device. */
    resume(id: number) {
      if (uploads.has(id)) return;
      const about = { file: undefined, kept: Promise.resolve(), preview: undefined, stop: new AbortController() };
      uploads.set(id, { state: "waiting", percent: 0, isResumed: true, ...about });
      void sendNext();
    },
    retry(id: number) {
      change(id, { state: "waiting", stop: new AbortController(), isResumed: true });
      void sendNext();
    },
    stop: (id: number) => uploads.get(id)?.stop.abort(),
    end() {
      removeEventListener("online", sendKept);
      for (const { stop, preview } of uploads.values()) {
        stop.abort();
        if (preview !== undefined) URL.revokeObjectURL(preview);
      }
    },
  };
}

type KnownPhoto = EditorPhoto | "gone" | "asked" | "away";

const isUncounted = (photo: KnownPhoto): photo is EditorPhoto =>
  typeof photo === "object" && !isTemporary(photo.id) && photo.consent !== "noPeople" && photo.faces === undefined;

/**
 * Stores data about one field's media: photos by id, uploads, and consent answers.
 * @param formValues of a local draft
 */
export function createMediaStore(port: PhotoPort | undefined, formValues: Record<string, string[]>) {
  const photos = new Map<number, KnownPhoto>();
  const { answerOf, answersOf, set } = createAnswers(formValues);
  const listeners = new Set<() => void>();
  let version = 0;
  const notify = () => {
    version++;
    for (const listener of listeners) listener();
  };
  const faces = watchFaces({
    listUncounted: () => [...photos.values()].flatMap((photo) => (isUncounted(photo) ? [photo.id] : [])),
    findPhotos: async (ids) => (await port?.findPhotos(ids)) ?? [],
    onCounted(counted) {
      for (const { id, faces } of counted) {
        const photo = photos.get(id);
        if (typeof photo === "object") photos.set(id, { ...photo, faces });
      }
      notify();
    },
  });
  const uploads = createUploads({
    port,
    notify,
    onSent(id, photo) {
      // The local preview is enough if the browser can read the file.
      photos.set(photo.id, photo);
      faces.start();
      // Consent answers that were given during the upload.
      const answer = answerOf(id);
      if (answer !== undefined && photo.consent === "ask") set(photo.id, answer);
    },
  });

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    upload: uploads.get,
    photo: (id: number) => photos.get(id),
    uploadOf: uploads.ofPhoto,
    async want(ids: readonly number[]) {
      const missing = ids.filter((id) => !photos.has(id) || photos.get(id) === "away");
      if (port === undefined || missing.length === 0) return;
      for (const id of missing) photos.set(id, "asked");
      try {
        for (const photo of await port.findPhotos(missing)) photos.set(photo.id, photo);
        // Another device uploads this photo.
        for (const id of missing) if (photos.get(id) === "asked") photos.set(id, isTemporary(id) ? unsent(id) : "gone");
        for (const id of missing) if (isTemporary(id)) uploads.resume(id);
        faces.start();
      } catch {
        for (const id of missing) photos.set(id, "away");
      }
      notify();
    },
    know(photo: EditorPhoto) {
      photos.set(photo.id, photo);
      faces.start();
      notify();
    },
    send(files: readonly File[]): number[] {
      const ids = uploads.add(files);
      for (const id of ids) photos.set(id, unsent(id));
      notify();
      return ids;
    },
    retry: uploads.retry,
    stop: uploads.stop,
    answerOf,
    setAnswer(id: number, answer: ConsentAnswer | undefined) {
      set(id, answer);
      notify();
    },
    answersOf,
    end() {
      uploads.end();
      faces.end();
      listeners.clear();
    },
  };
}

export type MediaStore = ReturnType<typeof createMediaStore>;
