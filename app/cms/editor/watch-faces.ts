import type { EditorPhoto } from "./photo-port.ts";

/** Pauses before the site is asked again (ms): a count takes seconds, or hours where the machine has no room for it. */
const firstPauseMs = 1_000;
const lastPauseMs = 30_000;

/** Event of the document: faces of photos in an open form were counted. */
export const countedEvent = "faces-counted";

interface Watched {
  /** Ids of photos of which no count is known. */
  listUncounted(): number[];
  /** @throws Error without a connection */
  findPhotos(ids: readonly number[]): Promise<EditorPhoto[]>;
  /** @param photos with a count each */
  onCounted(photos: EditorPhoto[]): void;
}

/** Asks the site how many faces it counted in the photos of an open form, until it knows of all. */
export function watchFaces({ listUncounted, findPhotos, onCounted }: Watched) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPauseMs;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
  };
  const look = async () => {
    const ids = listUncounted();
    if (ids.length === 0) return;
    const found = document.hidden ? [] : await findPhotos(ids).catch(() => []);
    // Ended, or begun anew, meanwhile.
    if (timer === undefined) return;
    const counted = found.filter(({ faces }) => faces !== undefined);
    if (counted.length > 0) {
      onCounted(counted);
      document.dispatchEvent(new Event(countedEvent));
    }
    pause = Math.min(2 * pause, lastPauseMs);
    wait();
  };
  return {
    /** There may be a photo without a count now. */
    start() {
      pause = firstPauseMs;
      wait();
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
