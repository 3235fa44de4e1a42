import { createContext, useContext, useSyncExternalStore } from "react";

/** Colour scheme of the staff area; `device` follows the operating system. */
export const appearances = ["device", "light", "dark"] as const;

type Appearance = (typeof appearances)[number];

/** @param cookies the `Cookie` header, or `document.cookie` */
export function readAppearance(cookies: string | null): Appearance {
  const value = /(?:^|;\s*)appearance=(\w+)/.exec(cookies ?? "")?.[1];
  return appearances.find((name) => name === value) ?? "device";
}

/** The chosen colour scheme. The server reads the request's cookie, so that the first paint has the right colours. */
export const AppearanceContext = createContext<Appearance>("device");

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the colour scheme chosen on this device. */
export function useAppearance(): Appearance {
  const sent = useContext(AppearanceContext);
  const read = () => (typeof document === "undefined" ? sent : readAppearance(document.cookie));
  return useSyncExternalStore(subscribe, read, read);
}

/** Stores the choice for a year. Because of `Path`, public pages get no cookie, as their cache requires. */
export function setAppearance(appearance: Appearance): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS, which a local network may lack.
  document.cookie = `appearance=${appearance}; Path=/admin; Max-Age=31536000; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}
