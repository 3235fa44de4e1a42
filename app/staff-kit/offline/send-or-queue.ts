import { staffShell } from "content/staff-shell.ts";
import { isRouteErrorResponse } from "react-router";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import { pictureField, storedPictureField } from "./stored-picture.ts";
import { findTemporaryIds } from "./temporary-ids.ts";

interface SentForm {
  request: Request;
  serverAction(): Promise<unknown>;
}

/**
 * Sends a form of a content type or a voucher. Queues it on the device if there is no connection, or while its photos
 * wait there. If it can do neither, the form stays on the page.
 * @param waiting intents of acts that may also wait there; other acts need a connection
 */
export async function sendOrQueue(
  { request, serverAction }: SentForm,
  waiting: readonly string[] = [],
): Promise<StaffFormResult> {
  const whole = await request.clone().formData();
  const form = [...whole].filter((field): field is [string, string] => typeof field[1] === "string");
  const isCommand = form.some(([name]) => name === "act" || name === "intent");
  if (isCommand || (findTemporaryIds(form).length === 0 && !whole.has(storedPictureField))) {
    try {
      return (await serverAction()) as StaffFormResult;
    } catch (error) {
      // `fetch` throws a TypeError without a connection. A busy site accepts the form a moment later.
      if (!(error instanceof TypeError) && !isBusy(error)) throw error;
      if (isCommand) {
        const isWaiting = waiting.includes(String(whole.get("intent")));
        return tryToQueue(({ queueOwnAct, rejectWithoutLine }) =>
          isWaiting ? queueOwnAct(new URL(request.url).pathname, form) : rejectWithoutLine(),
        );
      }
    }
  }
  const picture = whole.get(pictureField);
  return tryToQueue(({ queueForm }) =>
    queueForm(new URL(request.url).pathname, form, picture instanceof File ? picture : undefined),
  );
}

type Queue = typeof import("./queue-on-device.ts");

/** The connection may break before the script of the queue arrives, and a browser may refuse to store: the form stays. */
async function tryToQueue(
  queue: (loaded: Queue) => StaffFormResult | Promise<StaffFormResult>,
): Promise<StaffFormResult> {
  try {
    return await queue(await import("./queue-on-device.ts"));
  } catch {
    return { message: staffShell.nothingSent, errors: {}, isQueued: true };
  }
}

const isBusy = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 503;

/** Skips reloading the page's data for a queued form, which changed nothing on the server. */
export const revalidateUnlessQueued = ({
  actionResult,
  defaultShouldRevalidate,
}: {
  actionResult?: StaffFormResult;
  defaultShouldRevalidate: boolean;
}): boolean => (actionResult?.isQueued ? false : defaultShouldRevalidate);

/**
 * Returns true if a form with this idempotency key waits on the device. A browser that closed at that moment may show
 * its draft again.
 */
export async function isInQueue(key: string | undefined): Promise<boolean> {
  if (!key || typeof indexedDB === "undefined") return false;
  try {
    const { readOne } = await import("./device-store.ts");
    return (await readOne("forms", key)) !== undefined;
  } catch {
    return false;
  }
}
