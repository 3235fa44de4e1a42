import { staffGuests as words } from "content/staff-guests.ts";
import { useCallback, useEffect, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { onChange, type QueuedForm, readForms } from "../../../staff-kit/offline/device-store.ts";
import { queueAct } from "../../../staff-kit/offline/queue-on-device.ts";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { type DayGuest, unpackGuests } from "./door-list.ts";

export type Send = (fields: Record<string, string>, name: string) => void;

interface Loaded {
  packed: string;
  first: DayGuest[];
  here: number;
}

/**
 * Returns the guest list with the taps that this phone has not sent yet. Each tap is stored on the phone with its own
 * key before it is sent, and the queue sends it once.
 */
export function useDayList(loaded: Loaded, action: string, memberId: string | undefined) {
  // The server unpacks only the groups that it renders; the browser unpacks all.
  const [list, setList] = useState<DayGuest[]>();
  useEffect(() => setList(unpackGuests(loaded.packed, words.needs)), [loaded.packed]);
  const [forms, setForms] = useState<QueuedForm[]>([]);
  const isOnline = useIsOnline();
  const fetcher = useFetcher();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (memberId === undefined) return;
    const read = () =>
      void readForms(memberId).then(
        (all) => setForms(all.filter((form) => form.action === action)),
        // The browser blocks storage: taps are sent directly.
        () => {},
      );
    read();
    return onChange(read);
  }, [memberId, action]);
  const sent = forms.filter(({ state }) => state === "sent").length;
  useEffect(() => {
    if (sent > 0 && navigator.onLine) void revalidate();
  }, [sent, revalidate]);
  useCachedPage(action, loaded.packed);
  const send = useCallback<Send>(
    (fields, name) => {
      const stamped = { ...fields, at: new Date().toISOString() };
      const submit = () => void fetcher.submit(stamped, { method: "post", action });
      if (memberId === undefined) return submit();
      queueAct(memberId, action, words.queued(name), Object.entries(stamped)).catch(submit);
    },
    [memberId, action, fetcher],
  );
  const guests = withTaps(list ?? loaded.first, forms);
  return {
    guests,
    /** True if `guests` contains all guests, not only the first. */
    isWhole: list !== undefined,
    here: list === undefined ? loaded.here : guests.reduce((sum, { arrived }) => sum + (arrived ?? 0), 0),
    unsent: forms.filter(({ state }) => state === "kept" || state === "sending").length,
    blocked: forms.filter(({ state }) => state === "blocked"),
    isOnline,
    send,
  };
}

/** Applies taps in order. A new guest has no id yet and gets a negative id from the form's index. */
function withTaps(guests: DayGuest[], forms: QueuedForm[]): DayGuest[] {
  let all = guests;
  for (const [index, { state, fields }] of forms.entries()) {
    if (state === "blocked") continue;
    const { intent, guest, name = "", adults, children } = Object.fromEntries(fields);
    if (intent === "new") {
      // The reloaded list from the server contains this guest.
      if (state === "sent") continue;
      const group = { adults: Number(adults) || 0, children: Number(children) || 0 };
      const arrived = group.adults + group.children;
      const added = { id: -1 - index, name: name || null, ...group, arrived };
      all = [...all, { ...added, isWaiting: false, isWalkIn: true, needs: [] }];
    } else
      all = all.map((listed) =>
        String(listed.id) === guest
          ? { ...listed, arrived: intent === "here" ? listed.adults + listed.children : null }
          : listed,
      );
  }
  return all;
}

function useIsOnline(): boolean {
  const [isOnline, setIsOnline] = useState(true);
  useEffect(() => {
    const update = () => setIsOnline(navigator.onLine);
    update();
    addEventListener("online", update);
    addEventListener("offline", update);
    return () => {
      removeEventListener("online", update);
      removeEventListener("offline", update);
    };
  }, []);
  return isOnline;
}

/** Asks the service worker to cache the current list, also at the first visit. */
function useCachedPage(page: string, list: string): void {
  useOnChange([page, list], () => {
    if (!navigator.onLine) return;
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ page }));
  });
}
