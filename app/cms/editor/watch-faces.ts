import type { EditorPhoto } from "./photo-port.ts";

/** First and longest pause between requests (ms). A count takes seconds, or hours on a busy machine. */
const firstPauseMs = 1_000;
const lastPauseMs = 30_000;

/** Document event after faces in an open form's photos were counted. */
export const countedEvent = "faces-counted";

interface Watched {
  listUncounted(): number[];
  /** @throws Error without a connection */
  findPhotos(ids: readonly number[]): Promise<EditorPhoto[]>;
  onCounted(photos: EditorPhoto[]): void;
}

/** Asks the site for face counts until all are known. */
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
