import { sorted } from "../../values/list-places.ts";

/**
 * Stores the forms that wait on this device for a connection, in IndexedDB. Pages and the service worker share it;
 * `onChange` reports changes to all of them.
 */

/** `kept`: waiting. `sending`: in progress. `sent`: on the server. `blocked`: the person must act. */
type QueueState = "kept" | "sending" | "sent" | "blocked";

/** A form of a content type; or one photo without a form, which has no `action`. */
export interface QueuedForm {
  key: string;
  /** Owner of the form: another person on this device can neither see nor send it. */
  memberId: string;
  /** Path for sending the form, such as `/admin/post/12`; empty for a photo without a form. */
  action: string;
  title: string;
  fields: [string, string][];
  /** Temporary ids of its photos, which the server replaces. */
  photos: number[];
  /** True if its photo is sent with the form, as the picture of a voucher, and not to the library. */
  hasPicture?: boolean;
  /** Key of the local draft, which is deleted once the form is on the server. */
  draftId: string;
  /** Pairs of temporary id and the site's id, once the photos are sent. */
  sentIds?: [temporary: number, id: number][];
  createdAt: number;
  state: QueueState;
  percent?: number;
  /** Reason why the person must act. */
  message?: string;
  /** The site's answer, once the form is sent. */
  done?: string;
  isSignedOut?: boolean;
}

export interface QueuedPhoto {
  /** Negative while temporary, until the server assigns one. */
  id: number;
  key: string;
  memberId: string;
  name: string;
  folder: string;
  blob: Blob;
  /** True if resized and without metadata. */
  isSmall: boolean;
  createdAt: number;
  /** Id of a share that no draft uses yet. */
  share?: string;
  sentId?: number;
}

interface Stores {
  forms: QueuedForm;
  photos: QueuedPhoto;
  /** Notes: the person at this device, and the last share. */
  notes: { name: string; value: unknown };
}
type StoreName = keyof Stores;

const keys: Record<StoreName, string> = { forms: "key", photos: "id", notes: "name" };

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("staff", 1);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(keys)) request.result.createObjectStore(store, { keyPath });
    };
    request.onsuccess = () => {
      // Closes the database, so that a newer version of the site, or deleting all data, is not blocked.
      request.result.onversionchange = () => {
        request.result.close();
        opening = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => {
      opening = undefined;
      reject(request.error);
    };
  });
  return opening;
}

/**
 * Runs one transaction.
 * @param ask makes its request
 */
async function within<Result>(
  store: StoreName,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await open()).transaction(store, mode);
  const request = ask(transaction.objectStore(store));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}

const channelName = "staff-device-store";

/** Notifies other pages and the worker; a page does not receive its own messages. */
function announce(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** @returns a function that ends the subscription */
export function onChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = listener;
  listeners.add(listener);
  return () => {
    channel.close();
    listeners.delete(listener);
  };
}

export const readAll = <Name extends StoreName>(store: Name): Promise<Stores[Name][]> =>
  within(store, "readonly", (records) => records.getAll());

export const readOne = <Name extends StoreName>(store: Name, key: IDBValidKey): Promise<Stores[Name] | undefined> =>
  within(store, "readonly", (records) => records.get(key));

/**
 * Stores a record.
 * @throws QuotaExceededError when the device is full
 */
export async function put<Name extends StoreName>(store: Name, record: Stores[Name]): Promise<void> {
  await within(store, "readwrite", (records) => records.put(record));
  announce();
}

export async function remove(store: StoreName, key: IDBValidKey): Promise<void> {
  await within(store, "readwrite", (records) => records.delete(key));
  announce();
}

/** Returns a person's forms, oldest first. */
export async function readForms(memberId: string): Promise<QueuedForm[]> {
  const forms = await readAll("forms");
  return sorted(
    forms.filter((form) => form.memberId === memberId),
    (one, other) => one.createdAt - other.createdAt,
  );
}

/** Counts forms and shared photos that are only on this device. */
export async function countWaiting(): Promise<number> {
  const forms = (await readAll("forms")).filter(({ state }) => state !== "sent");
  const shared = (await readAll("photos")).filter(({ share }) => share !== undefined);
  return forms.length + shared.length;
}
