import { type ConsentAnswer, formValuesOfAnswer, readConsentAnswer } from "../../values/consent-answer.ts";
import { isAnimated, readBeginning } from "../../values/is-animated.ts";
import { type EditorPhoto, type PhotoPort, textPhotoFields } from "./photo-port.ts";

/** A file on its way to the site. */
export interface Upload {
  state: "waiting" | "sending" | "stopped" | "sent";
  percent: number;
  /** Why it stopped. */
  problem?: string;
  /** Object URL of the file on this device. */
  preview: string;
  photo?: EditorPhoto;
  /** Moves on the device; on the page it stands still. */
  isAnimated?: boolean;
}

interface Sending extends Upload {
  file: File;
  stop: AbortController;
  isResumed: boolean;
}

/** Maximum of simultaneous uploads per field. */
const maxSending = 2;

/** Who said yes to the photos of one field. @param formValues of a local draft, until somebody answers anew */
function createAnswers(formValues: Record<string, string[]>) {
  const answers = new Map<number, ConsentAnswer | undefined>();
  const answerOf = (id: number): ConsentAnswer | undefined =>
    answers.has(id) ? answers.get(id) : readConsentAnswer(formValues, textPhotoFields.consent(id));
  return {
    set: (id: number, answer: ConsentAnswer | undefined) => void answers.set(id, answer),
    answerOf,
    /** Answers about who said yes to these photos, for the form. */
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

/** What the blocks of one field show: photos by id, files on their way, and who said yes to them. @param formValues of a local draft */
export function createMediaStore(port: PhotoPort | undefined, formValues: Record<string, string[]>) {
  const photos = new Map<number, EditorPhoto | "gone" | "asked" | "away">();
  const uploads = new Map<string, Sending>();
  const { answerOf, answersOf, set } = createAnswers(formValues);
  const listeners = new Set<() => void>();
  let version = 0;
  const notify = () => {
    version++;
    for (const listener of listeners) listener();
  };
  const change = (key: string, changes: Partial<Sending>) => {
    const upload = uploads.get(key);
    if (upload === undefined) return;
    uploads.set(key, { ...upload, ...changes });
    notify();
  };

  /** While the phone makes one small, or the site its sizes, the other is on the line. */
  async function sendNext(): Promise<void> {
    if ([...uploads.values()].filter(({ state }) => state === "sending").length >= maxSending) return;
    const [key, upload] = [...uploads].find(([, { state }]) => state === "waiting") ?? [];
    if (port === undefined || key === undefined || upload === undefined) return;
    change(key, { state: "sending", percent: 0, problem: undefined });
    try {
      const photo = await port.uploadPhoto(upload.file, {
        key,
        isResumed: upload.isResumed,
        onProgress: (percent) => change(key, { percent }),
        signal: upload.stop.signal,
      });
      // The picture is on this device already, where the browser can read it.
      photos.set(photo.id, photo);
      change(key, { state: "sent", photo });
    } catch (error) {
      change(key, { state: "stopped", problem: error instanceof Error ? error.message : String(error) });
    }
    void sendNext();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    upload: (key: string): Upload | undefined => uploads.get(key),
    photo: (id: number) => photos.get(id),
    /** The file on this device of a photo that was sent from here, with what is known of it. */
    uploadOf: (id: number): Upload | undefined => [...uploads.values()].find(({ photo }) => photo?.id === id),
    /** Asks for photos that are not known yet. */
    async want(ids: readonly number[]) {
      const missing = ids.filter((id) => !photos.has(id) || photos.get(id) === "away");
      if (port === undefined || missing.length === 0) return;
      for (const id of missing) photos.set(id, "asked");
      try {
        for (const photo of await port.findPhotos(missing)) photos.set(photo.id, photo);
        for (const id of missing) if (photos.get(id) === "asked") photos.set(id, "gone");
      } catch {
        for (const id of missing) photos.set(id, "away");
      }
      notify();
    },
    know(photo: EditorPhoto) {
      photos.set(photo.id, photo);
      notify();
    },
    /** @returns the keys of the uploads */
    send(files: readonly File[]): string[] {
      const keys = files.map((file) => {
        const key = crypto.randomUUID();
        const preview = URL.createObjectURL(file);
        uploads.set(key, {
          state: "waiting",
          percent: 0,
          preview,
          file,
          stop: new AbortController(),
          isResumed: false,
        });
        void readBeginning(file).then((bytes) => isAnimated(bytes) && change(key, { isAnimated: true }));
        return key;
      });
      notify();
      for (let count = 0; count < maxSending; count++) void sendNext();
      return keys;
    },
    retry(key: string) {
      change(key, { state: "waiting", stop: new AbortController(), isResumed: true });
      void sendNext();
    },
    stop: (key: string) => uploads.get(key)?.stop.abort(),
    answerOf,
    setAnswer(id: number, answer: ConsentAnswer | undefined) {
      set(id, answer);
      notify();
    },
    answersOf,
    end() {
      for (const { stop, preview } of uploads.values()) {
        stop.abort();
        URL.revokeObjectURL(preview);
      }
      listeners.clear();
    },
  };
}

export type MediaStore = ReturnType<typeof createMediaStore>;
