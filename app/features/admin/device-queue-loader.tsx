import { type ComponentType, useEffect, useState } from "react";

interface DeviceQueueProps {
  memberId: string;
}

/** Loads what the device keeps after the page: the connection, what waits, the service worker. */
export function DeviceQueueLoader(props: DeviceQueueProps) {
  const [Loaded, setLoaded] = useState<ComponentType<DeviceQueueProps>>();
  useEffect(() => {
    // Without a connection the page stays as it is; the next one loads it.
    import("./device-queue.tsx").then(
      ({ DeviceQueue }) => setLoaded(() => DeviceQueue),
      () => {},
    );
  }, []);
  return Loaded && <Loaded {...props} />;
}
