import { staffOffline as words } from "content/staff-offline.ts";
import { useEffect, useRef, useState } from "react";
import { href, Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import type { QueuedForm } from "./device-store.ts";

/** Duration for which a restored connection is announced (ms). */
const backMs = 4_000;

/** Tab at the top of the page: no connection, sending, and for a moment that the connection is back. */
export function ConnectionTab({ isOnline, waiting }: { isOnline: boolean; waiting: QueuedForm[] }) {
  const [isBack, setIsBack] = useState(false);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) setIsBack(true);
    wasOnline.current = isOnline;
    const timer = setTimeout(() => setIsBack(false), backMs);
    return () => clearTimeout(timer);
  }, [isOnline]);
  const going = waiting.filter(({ state, isSignedOut }) => state === "sending" || (state === "kept" && !isSignedOut));
  const isSending = going.some(({ state }) => state === "sending");
  const text = !isOnline
    ? words.off
    : isBack
      ? words.back(going.length)
      : isSending
        ? words.sending(going.length)
        : undefined;
  return (
    <div role="status">
      {text && (
        <p className="net">
          <Icon name={isOnline ? "send" : "offline"} />
          <span>{text}</span>
          {!isOnline && waiting.length > 0 && <Link to={`${href("/admin")}#kept`}>{words.wait(waiting.length)}</Link>}
        </p>
      )}
    </div>
  );
}
