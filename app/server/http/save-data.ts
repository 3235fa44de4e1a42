/** Cookie with the choice of the low-data switch. */
export const lowDataCookie = "data";

const chosen = new RegExp(`(?:^|;\\s*)${lowDataCookie}=(low|full)\\s*(?:;|$)`);

/** The switch counts; without a choice, the [`Save-Data`](https://wicg.github.io/savedata/) header: `on`, or none. */
export function savesData(cookie: string | null | undefined, saveData: string | null | undefined): boolean {
  const choice = chosen.exec(cookie ?? "")?.[1];
  return choice === undefined ? saveData?.trim().toLowerCase() === "on" : choice === "low";
}

export const requestSavesData = ({ headers }: Request): boolean =>
  savesData(headers.get("Cookie"), headers.get("Save-Data"));
