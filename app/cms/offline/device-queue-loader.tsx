import { type ComponentType, useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";

interface DeviceQueueProps {
  memberId: string;
}

/** Loads what the device keeps after the page: the connection and the service worker, or the list of what waits. */
export function DeviceQueueLoader({ part }: { part: "DeviceQueue" | "QueueList" }) {
  const member = (useRouteLoaderData("staff-layout") as { member?: { id: string } } | undefined)?.member;
  const [Loaded, setLoaded] = useState<ComponentType<DeviceQueueProps>>();
  useEffect(() => {
    // Without a connection the page stays as it is; the next one loads it.
    import("./device-queue.tsx").then(
      (loaded) => setLoaded(() => loaded[part]),
      () => {},
    );
  }, [part]);
  return Loaded && member && <Loaded memberId={member.id} />;
}
