import { sorted } from "../../values/list-places.ts";

/**
 * Stores the forms that wait on this device for a connection, in IndexedDB. Pages and the service worker share it;
 * `onChange` reports changes in all of them.
 */

/** `kept`: waits. `sending`. `sent`: on the server. `blocked`: needs the person. */
type QueueState = "kept" | "sending" | "sent" | "blocked";

/** A form of a content type; or one photo by itself, without an address. */
export interface QueuedForm {
  /** Idempotency key. */
  key: string;
  /** Owner of the form: another person on this device neither sees nor sends it. */
  memberId: string;
  /** Path that the form is sent to, like `/admin/post/12`; empty for a photo by itself. */
  action: string;
  title: string;
  fields: [string, string][];
  /** Temporary ids of its photos, which the server replaces. */
  photos: number[];
  /** Key of the local draft, which goes once the form is on the server. */
  draftId: string;
  /** Once sent: the temporary ids, and those that the site gave. */
  sentIds?: [temporary: number, id: number][];
  createdAt: number;
  state: QueueState;
  /** Progress of the photos while they are sent. */
  percent?: number;
  /** Why it needs the person. */
  message?: string;
  /** Once sent: what the site answered. */
  done?: string;
  /** The site refused the form because the session has ended. */
  isSignedOut?: boolean;
}

export interface QueuedPhoto {
  /** Negative: temporary, until the server gives one. */
  id: number;
  /** Idempotency key of the upload. */
  key: string;
  memberId: string;
  name: string;
  folder: string;
  blob: Blob;
  /** Made small, without metadata. */
  isSmall: boolean;
  createdAt: number;
  /** Id of a share that no draft has yet. */
  share?: string;
  /** The server's, once there. */
  sentId?: number;
}

interface Stores {
  forms: QueuedForm;
  photos: QueuedPhoto;
  /** The person whose device this is now, and the last share. */
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
      // Lets a newer version of the site, or the removal of all data, go on.
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

/** @param ask the request of one transaction */
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

/** Other pages and the worker hear of it; a page itself does not hear its own messages. */
function announce(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** @returns what ends it */
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

/** @throws QuotaExceededError when the device is full */
export async function put<Name extends StoreName>(store: Name, record: Stores[Name]): Promise<void> {
  await within(store, "readwrite", (records) => records.put(record));
  announce();
}

export async function remove(store: StoreName, key: IDBValidKey): Promise<void> {
  await within(store, "readwrite", (records) => records.delete(key));
  announce();
}

/** The forms of a person, oldest first. */
export async function readForms(memberId: string): Promise<QueuedForm[]> {
  const forms = await readAll("forms");
  return sorted(
    forms.filter((form) => form.memberId === memberId),
    (one, other) => one.createdAt - other.createdAt,
  );
}

/** Forms and shared photos that are on this device only. */
export async function countWaiting(): Promise<number> {
  const forms = (await readAll("forms")).filter(({ state }) => state !== "sent");
  const shared = (await readAll("photos")).filter(({ share }) => share !== undefined);
  return forms.length + shared.length;
}
