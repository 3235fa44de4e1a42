import { useEffect, useState } from "react";
import { href, useLocation } from "react-router";
import { deleteDraft, findDraft } from "../../cms/local-draft.ts";
import { takeDevice } from "../../cms/offline/device-account.ts";
import { type KeptForm, type KeptPhoto, onChange, readAll, readForms, remove } from "../../cms/offline/device-store.ts";
import { sendQueue } from "../../cms/offline/send-queue.ts";
import worker from "../../cms/offline/staff-service-worker.ts?worker&url";
import { ConnectionTab } from "./connection-tab.tsx";
import { QueuePanel } from "./queue-panel.tsx";
import "./device-queue.css";

/** Lists that show what waits, beside the home page. */
const lists = /^\/admin(?:\/(?:post|event|project|news|media))?$/;

/** Time that a sent thing is shown (ms). */
const shownMs = 8_000;

/** The connection, and what this device keeps of this person until it is sent. */
export function DeviceQueue({ memberId }: { memberId: string }) {
  const { forms, shared } = useKept(memberId);
  const isOnline = useIsOnline();
  const { pathname } = useLocation();
  useEffect(() => {
    void takeDevice(memberId).then(sendQueue);
    registerWorker();
  }, [memberId]);
  useEffect(() => {
    if (isOnline) void sendQueue();
  }, [isOnline]);
  useSentForms(forms);
  const noun = pathname.split("/")[2];
  const shown = forms.filter(({ action }) =>
    noun === undefined ? true : noun === "media" ? action === "" : action.startsWith(`/admin/${noun}`),
  );
  return (
    <>
      <ConnectionTab isOnline={isOnline} waiting={forms.filter(({ state }) => state !== "sent")} />
      {lists.test(pathname) && (shown.length > 0 || shared.length > 0) && (
        <QueuePanel forms={shown} shared={noun === undefined || noun === "post" ? shared : []} isOnline={isOnline} />
      )}
    </>
  );
}

function useKept(memberId: string) {
  const [kept, setKept] = useState<{ forms: KeptForm[]; shared: KeptPhoto[] }>({ forms: [], shared: [] });
  useEffect(() => {
    const read = async () => {
      const photos = await readAll("photos");
      setKept({
        forms: await readForms(memberId),
        shared: photos.filter((photo) => photo.share !== undefined && photo.memberId === memberId),
      });
    };
    // Blocked storage: the staff area works as it does without a queue.
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

/** Once a form is on the server, its local draft goes, unless it was written on; then its row goes too. */
function useSentForms(forms: KeptForm[]): void {
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

function isDraftOf({ draftId, fields }: KeptForm): boolean {
  const draft = findDraft(draftId);
  if (draft === undefined) return false;
  const isSent = (name: string) => !/^(?:idempotencyKey|photo-.*-src)$/.test(name);
  const typed = Object.entries(draft).filter(([name]) => isSent(name));
  return typed.every(([name, values]) => {
    const sent = fields.filter(([field]) => field === name).map(([, value]) => value);
    return values.length === sent.length && values.every((value, place) => value === sent[place]);
  });
}

/** After load, and never with Save-Data: the worker fetches the pages of writing. */
function registerWorker(): void {
  const { serviceWorker: workers, connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  const savesData = connection?.saveData || "lowData" in document.documentElement.dataset;
  if (!workers || savesData || !import.meta.env.PROD) return;
  const keep = async () => {
    await workers.register(worker, { scope: href("/admin") });
    const { active } = await workers.ready;
    active?.postMessage("keep-app-files");
  };
  if (document.readyState === "complete") void keep().catch(() => {});
  else addEventListener("load", () => void keep().catch(() => {}));
}
