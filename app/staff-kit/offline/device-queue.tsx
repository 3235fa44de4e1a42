import { useEffect, useState } from "react";
import { href, useLocation } from "react-router";
import { scriptIn, siteLanguage } from "../../values/site-language.ts";
import { deleteDraft, findDraft, groupFields } from "../local-draft.ts";
import { ConnectionTab } from "./connection-tab.tsx";
import { takeDevice } from "./device-account.ts";
import { onChange, type QueuedForm, type QueuedPhoto, readAll, readForms, remove } from "./device-store.ts";
import { QueuePanel } from "./queue-panel.tsx";
import { sendQueue } from "./send-queue.ts";
import worker from "./staff-service-worker.ts?worker&url";
import { withServerIds } from "./temporary-ids.ts";
import { UnsentLine } from "./unsent-line.tsx";
import "./device-queue.css";

interface DeviceQueueProps {
  memberId: string;
}

/** Interval of tries while the page is open, after the connection broke (ms). */
const retryMs = 20_000;

/** Duration for which a sent form stays in the list (ms). */
const shownMs = 8_000;

/** Shows the connection, and sends waiting forms when there is one. */
export function DeviceQueue({ memberId }: DeviceQueueProps) {
  const { forms } = useQueued(memberId);
  const isOnline = useIsOnline();
  useEffect(() => {
    void takeDevice(memberId).then(sendQueue);
    registerWorker();
  }, [memberId]);
  const isWaiting = forms.some(({ state }) => state === "kept" || state === "sending");
  useEffect(() => {
    if (!isOnline) return;
    void sendQueue();
    // Browsers report a poor connection as a good one, so it tries at intervals.
    const timer = isWaiting ? setInterval(() => void sendQueue(), retryMs) : undefined;
    return () => clearInterval(timer);
  }, [isOnline, isWaiting]);
  useSentForms(forms);
  return <ConnectionTab isOnline={isOnline} waiting={forms.filter(({ state }) => state !== "sent")} />;
}

/** Lists this person's waiting forms: all on the home page, or those of one type in its list. */
export function QueueList({ memberId }: DeviceQueueProps) {
  const { forms, shared } = useQueued(memberId);
  const isOnline = useIsOnline();
  const noun = useLocation().pathname.split("/")[2];
  const shown = forms.filter(({ action }) =>
    noun === undefined ? true : noun === "media" ? action === "" : action.startsWith(`/admin/${noun}`),
  );
  const ownShared = noun === undefined || noun === "post" ? shared : [];
  const unsent = noun === undefined && <UnsentLine forms={forms} />;
  if (shown.length === 0 && ownShared.length === 0) return unsent;
  return (
    <>
      {unsent}
      <QueuePanel forms={shown} shared={ownShared} isOnline={isOnline} />
    </>
  );
}

function useQueued(memberId: string) {
  const [kept, setKept] = useState<{ forms: QueuedForm[]; shared: QueuedPhoto[] }>({ forms: [], shared: [] });
  useEffect(() => {
    const read = async () => {
      const photos = await readAll("photos");
      setKept({
        forms: await readForms(memberId),
        shared: photos.filter((photo) => photo.share !== undefined && photo.memberId === memberId),
      });
    };
    // If storage is blocked, the staff area works without a queue.
    const readIfPossible = () => void read().catch(() => {});
    readIfPossible();
    return onChange(readIfPossible);
  }, [memberId]);
  return kept;
}

function useIsOnline(): boolean {
  const [isOnline, setIsOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = () => setIsOnline(navigator.onLine);
    addEventListener("online", update);
    addEventListener("offline", update);
    return () => {
      removeEventListener("online", update);
      removeEventListener("offline", update);
    };
  }, []);
  return isOnline;
}

/** Removes the local draft of a form that the server has, unless it changed since, and then the form. */
function useSentForms(forms: QueuedForm[]): void {
  useEffect(() => {
    const timers = forms
      .filter(({ state }) => state === "sent")
      .map((form) => {
        if (isDraftOf(form)) deleteDraft(form.draftId);
        return setTimeout(() => void remove("forms", form.key), shownMs);
      });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [forms]);
}

function isDraftOf({ draftId, fields: kept, sentIds = [] }: QueuedForm): boolean {
  const local = findDraft(draftId);
  if (local === undefined) return false;
  // Either the draft or the form may have the server's photo ids already.
  const ids = new Map(sentIds);
  const fields = withServerIds(kept, ids);
  const pairs = Object.entries(local).flatMap(([name, all]) => all.map((value): [string, string] => [name, value]));
  const draft = groupFields(withServerIds(pairs, ids));
  const isSent = (name: string) => !/^(?:idempotencyKey|photo-.*-src)$/.test(name);
  const typed = Object.entries(draft).filter(([name]) => isSent(name));
  return typed.every(([name, values]) => {
    const sent = fields.filter(([field]) => field === name).map(([, value]) => value);
    return values.length === sent.length && values.every((value, index) => value === sent[index]);
  });
}

/** The router stores the build's version here. */
type RoutedWindow = Window & { __reactRouterManifest?: { version: string } };

/** Delay, as the page comes first on a slow connection (ms). */
const idleMs = 1_500;

/** Registers the service worker, which fetches the pages for writing. With Save-Data, it is not registered. */
function registerWorker(): void {
  const { serviceWorker: workers, connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  const savesData = connection?.saveData || "lowData" in document.documentElement.dataset;
  if (!workers || savesData || !import.meta.env.PROD) return;
  const register = async () => {
    await workers.register(scriptIn(siteLanguage(), worker), { scope: href("/admin") });
    const { active } = await workers.ready;
    active?.postMessage({ build: (window as RoutedWindow).__reactRouterManifest?.version });
  };
  setTimeout(() => void register().catch(() => {}), idleMs);
}
