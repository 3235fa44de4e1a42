import { put, readAll, readOne, remove } from "./device-store.ts";
import { queuePhoto } from "./queue-on-device.ts";

/** Time within which the same photos are one share, as Android sometimes delivers it twice (ms). */
const repeatMs = 2 * 60 * 1_000;

interface LastShare {
  id: string;
  /** Names and sizes of the files; their times differ between deliveries. */
  files: string;
  at: number;
}

/**
 * Stores shared photos on the device, also when the person is signed out. Runs one at a time, so that a second delivery
 * of the same photos finds the first. An empty delivery changes nothing.
 * @returns a redirect to the page that opens the photos as a draft
 */
export async function takeShare(request: Request): Promise<Response> {
  let files: File[] = [];
  try {
    const form = await request.formData();
    files = form.getAll("photos").filter((value): value is File => value instanceof File && value.size > 0);
  } catch {
    // A delivery that cannot be read counts as empty.
  }
  const outcome = await navigator.locks.request("staff-share", () => queueShare(files));
  return Response.redirect(`/admin/share${outcome === "full" ? "?full" : ""}`, 303);
}

async function queueShare(files: File[]): Promise<"kept" | "full"> {
  if (files.length === 0) return "kept";
  const own = JSON.stringify(files.map(({ name, size }) => [name, size]));
  const last = (await readOne("notes", "share"))?.value as LastShare | undefined;
  const at = Date.now();
  if (last?.files === own && at - last.at < repeatMs) return "kept";
  const share = crypto.randomUUID();
  for (const file of files) {
    if ((await queuePhoto(file, { share })) !== "full") continue;
    await dropShare(share);
    return "full";
  }
  await put("notes", { name: "share", value: { id: share, files: own, at } satisfies LastShare });
  return "kept";
}

async function dropShare(share: string): Promise<void> {
  for (const photo of await readAll("photos")) if (photo.share === share) await remove("photos", photo.id);
}
