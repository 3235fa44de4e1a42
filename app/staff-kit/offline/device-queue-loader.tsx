import { type ComponentType, useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";

/** Delay, as the page itself should load first (ms). */
const pauseMs = 1_500;

interface DeviceQueueProps {
  memberId: string;
}

/** Loads a script after the page: for connection and service worker, or for the list of waiting forms. */
export function DeviceQueueLoader({ part }: { part: "DeviceQueue" | "QueueList" }) {
  const member = (useRouteLoaderData("staff-layout") as { member?: { id: string } } | undefined)?.member;
  const [Loaded, setLoaded] = useState<ComponentType<DeviceQueueProps>>();
  useEffect(() => {
    const load = () =>
      import("./device-queue.tsx")
        .then((loaded) => setLoaded(() => loaded[part]))
        // Without a connection, the page stays as it is, and the next page loads the script. Style that does not arrive
        // rejects outside the first `then`.
        .catch(() => {});
    const timer = setTimeout(() => void load(), navigator.onLine ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [part]);
  return Loaded && member && <Loaded memberId={member.id} />;
}
