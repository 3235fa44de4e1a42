import { bodyOf, type FormValues } from "../../staff-kit/local-draft.ts";
import { hearSiteTime } from "../../staff-kit/site-time-here.ts";

export interface ServerDraft {
  formValues: FormValues;
  savedAt: string;
}

/** Reasons why the server has no copy of the draft. */
export type DraftProblem = "away" | "signedOut" | "gone" | "tooLarge";

export interface OpenedDraft {
  draft?: ServerDraft;
  others?: string[];
  /** True if this form was saved already. */
  isSent?: boolean;
}

type Answer =
  | { problem: DraftProblem }
  | ({ problem?: undefined; newer?: ServerDraft; savedAt?: string } & OpenedDraft);

const address = "/admin/draft";

export const openServerDraft = (subject: string, key: string) =>
  ask(`${address}?${new URLSearchParams({ subject, ...(key !== "" && { key }) })}`);

/** @param isLast true when the page closes; the request then continues after that */
export function postDraft(
  subject: string,
  act: "keep" | "beat" | "close" | "delete",
  { formValues = {}, base = "", isLast = false }: { formValues?: FormValues; base?: string; isLast?: boolean } = {},
) {
  const own = { "draft-subject": [subject], "draft-act": [act], "draft-base": [base], "draft-device": [deviceId()] };
  const body = bodyOf({ ...formValues, ...own });
  // Browsers refuse longer bodies for such requests.
  return ask(address, { method: "POST", body, keepalive: isLast && body.toString().length < 60_000 });
}

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    // Without a session, the response is a redirect to the sign-in page.
    const response = await fetch(url, { ...init, redirect: "manual" });
    if (response.type === "opaqueredirect") return { problem: "signedOut" };
    hearSiteTime(response);
    if (response.status === 404) return { problem: "gone" };
    if (response.status === 413) return { problem: "tooLarge" };
    if (!response.ok && response.status !== 409) return { problem: "away" };
    return (await response.json()) as Answer;
  } catch {
    return { problem: "away" };
  }
}

const deviceKey = "draft-device";
let device = "";

/** Returns the random id of this device, which marks the device's drafts. */
function deviceId(): string {
  try {
    device = localStorage.getItem(deviceKey) ?? (device || crypto.randomUUID());
    localStorage.setItem(deviceKey, device);
  } catch {
    device ||= crypto.randomUUID();
  }
  return device;
}

/** Returns true if this device stored the draft: its local copy is the same or newer. */
export const isOfThisDevice = ({ formValues }: ServerDraft) => formValues["draft-device"]?.[0] === deviceId();
