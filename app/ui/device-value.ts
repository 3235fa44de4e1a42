import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or blocked storage: the value is for convenience only.
  }
  for (const listener of listeners) listener();
}

/** A text in this device's storage; undefined on the server, during hydration and where storage is blocked. */
export function useDeviceValue(key: string): [string | undefined, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => undefined,
  );
  return [value, (next) => write(key, next)];
}

const never = () => () => {};

/** False on the server and during hydration: hides what works by script alone. */
export const useHasScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
