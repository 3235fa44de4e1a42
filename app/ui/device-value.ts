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
    // If storage is full or blocked, the value is not kept, because it is only a convenience.
  }
  for (const listener of listeners) listener();
}

/** Returns a text from this device's storage; undefined on the server, during hydration, and if storage is blocked. */
export function useDeviceValue(key: string): [string | undefined, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => undefined,
  );
  return [value, (next) => write(key, next)];
}

const never = () => () => {};

/** Returns false on the server and during hydration, to hide elements that need a script. */
export const useHasScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
