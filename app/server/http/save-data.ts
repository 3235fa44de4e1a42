/** Cookie with the state of the low-data switch. */
export const lowDataCookie = "data";

const chosen = new RegExp(`(?:^|;\\s*)${lowDataCookie}=(low|full)\\s*(?:;|$)`);

/**
 * Returns the state of the switch; without a choice, that of the [`Save-Data`](https://wicg.github.io/savedata/)
 * header: `on`, or none.
 */
export function savesData(cookie: string | null | undefined, saveData: string | null | undefined): boolean {
  const choice = chosen.exec(cookie ?? "")?.[1];
  return choice === undefined ? saveData?.trim().toLowerCase() === "on" : choice === "low";
}

export const requestSavesData = ({ headers }: Request): boolean =>
  savesData(headers.get("Cookie"), headers.get("Save-Data"));
