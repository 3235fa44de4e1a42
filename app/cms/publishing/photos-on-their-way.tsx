import { staffPublishing as words } from "content/staff-publishing.ts";
import { type RefObject, useId, useState } from "react";
import { photosOnTheirWay } from "../../staff-kit/offline/left-out.ts";
import { Icon } from "../../ui/icon.tsx";
import { useOnChange } from "../../ui/use-on-change.ts";

/**
 * Tracks uploads of a form while its sheet is open.
 * @param place an element inside the form
 * @param onArrived called when all have arrived
 */
export function usePhotosOnTheirWay(place: RefObject<HTMLElement | null>, opened: number, onArrived: () => void) {
  const [ids, setIds] = useState<number[]>([]);
  useOnChange([opened], () => {
    const form = place.current?.closest("form");
    if (!form || opened === 0) return;
    let before = photosOnTheirWay(form);
    setIds(before);
    const look = () => {
      const now = photosOnTheirWay(form);
      if (now.length === before.length) return;
      before = now;
      setIds(now);
      if (now.length === 0) onArrived();
    };
    form.addEventListener("input", look);
    return () => form.removeEventListener("input", look);
  });
  return ids;
}

interface PhotosOnTheirWayProps {
  count: number;
  busy: boolean;
  onWithout(): void;
}

/** Waits for uploads, or sends the form without them. */
export function PhotosOnTheirWay({ count, busy, onWithout }: PhotosOnTheirWayProps) {
  const id = useId();
  return (
    <section className="first first--waits" aria-labelledby={id}>
      <h3 id={id}>
        <Icon name="clock" />
        {words.onTheirWay.heading(count)}
      </h3>
      <p>{words.onTheirWay.waiting}</p>
      <p>{words.onTheirWay.leaving(count)}</p>
      <div className="btns">
        <button type="submit" className="btn" disabled={busy}>
          {words.onTheirWay.wait(count)}
        </button>
        <button type="button" className="btn btn--line" disabled={busy} onClick={onWithout}>
          {words.onTheirWay.without(count)}
        </button>
      </div>
    </section>
  );
}
