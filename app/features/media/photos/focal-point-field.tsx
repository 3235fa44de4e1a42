import { staffMedia as words } from "content/staff-media.ts";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { dispatchInput } from "../../../staff-kit/local-draft.ts";
import type { FocalPoint } from "./photo.ts";

interface FocusFieldProps {
  id: string;
  name: string;
  value: FocalPoint;
  /** Undefined while the browser loads it. */
  src: string | undefined;
  /** Distinguishes fields with the same label in screen readers. */
  about?: string;
}

const small = 2;
const large = 10;

const clamp = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / small) * small));

/**
 * Field for a picture's focal point, which stays visible in every crop. Staff touch the picture, or use two sliders:
 * arrow keys move 2 percent, with Shift 10 percent. Both numbers have the same name in the form.
 */
export function FocalPointField({ id, name, value, src, about }: FocusFieldProps) {
  const [[across = 50, down = 50], setPoint] = useState(() => value.split("-").map(Number));
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Also updates the previews of crops.
    for (const part of [picture.current, picture.current?.closest<HTMLElement>(".focal-crops")]) {
      part?.style.setProperty("--across", `${across}%`);
      part?.style.setProperty("--down", `${down}%`);
    }
  }, [across, down]);
  const touch = ({ clientX, clientY }: MouseEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (box === undefined) return;
    setPoint([((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100].map(clamp));
    dispatchInput(() => picture.current);
  };
  const slider = (label: string, now: number, change: (percent: number) => void) => (
    <label>
      {label}
      <input
        type="range"
        name={name}
        min={0}
        max={100}
        step={small}
        value={now}
        onChange={({ currentTarget }) => change(Number(currentTarget.value))}
        onKeyDown={(event: KeyboardEvent) => {
          const by = { ArrowRight: large, ArrowUp: large, ArrowLeft: -large, ArrowDown: -large }[event.key];
          if (by === undefined || !event.shiftKey) return;
          event.preventDefault();
          change(clamp(now + by));
          dispatchInput(() => picture.current);
        }}
      />
    </label>
  );
  return (
    <fieldset className="focal" id={id} tabIndex={-1}>
      <legend className="label">
        {words.focus}
        {about && <span className="vh">{` (${about})`}</span>}
      </legend>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keys have the sliders. */}
      <div className="focal-picture" ref={picture} onClick={touch}>
        <img src={src} alt="" loading="lazy" />
      </div>
      {slider(words.across, across, (percent) => setPoint([percent, down]))}
      {slider(words.down, down, (percent) => setPoint([across, percent]))}
    </fieldset>
  );
}
