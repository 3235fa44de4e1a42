/** Name of the cookie that remembers what somebody chose with the switch. */
export const lowDataCookie = "data";

const chosen = new RegExp(`(?:^|;\\s*)${lowDataCookie}=(low|full)\\s*(?:;|$)`);

/**
 * Does whoever asks want pages with little data? What they chose with the switch counts; without a choice, what their
 * browser says of itself.
 *
 * @param cookie the `Cookie` header
 * @param saveData the `Save-Data` header (a client hint: `on`, or nothing)
 */
export function savesData(cookie: string | null | undefined, saveData: string | null | undefined): boolean {
  const choice = chosen.exec(cookie ?? "")?.[1];
  return choice === undefined ? saveData?.trim().toLowerCase() === "on" : choice === "low";
}

/** `savesData` for a web request. */
export function requestSavesData({ headers }: Request): boolean {
  return savesData(headers.get("Cookie"), headers.get("Save-Data"));
}
