import { staffRooms as words } from "content/staff-rooms.ts";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import "./room.css";

/**
 * Heading of a room, with its purpose in one sentence.
 * @param children elements beside it on wide screens, about the whole room
 */
export function RoomHead({ heading, lede, children }: { heading: string; lede: string; children?: ReactNode }) {
  return (
    <div className="room-head">
      <div>
        <h1>{heading}</h1>
        <p className="muted">{lede}</p>
      </div>
      {children}
    </div>
  );
}

interface RoomProps {
  /** Preview of the site: beside the form, or below it on narrow screens. */
  side: ReactNode;
  children: ReactNode;
}

export function Room({ side, children }: RoomProps) {
  return (
    <div className="room">
      <div>{children}</div>
      {side}
    </div>
  );
}

interface RoomSideProps {
  id: string;
  heading?: string;
  lede: string;
  children: ReactNode;
}

export function RoomSide({ id, heading = words.preview, lede, children }: RoomSideProps) {
  return (
    <aside className="room-side" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="room-side-lede">{lede}</p>
      {children}
    </aside>
  );
}

/** A framed part of the site, in which nothing can be pressed. */
export const SiteScreen = ({ children }: { children: ReactNode }) => <div className="scr">{children}</div>;

/** A fact that the form fills in. */
export const Filled = ({ children }: { children: ReactNode }) => <mark className="hl">{children}</mark>;

/** Facts in rows. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode; note?: string | undefined }[] }) {
  return (
    <dl className="follow">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows a value that is locked, with the reason. */
export const Locked = ({ children }: { children: ReactNode }) => (
  <p className="lock">
    <Icon name="key" />
    <span>{children}</span>
  </p>
);
