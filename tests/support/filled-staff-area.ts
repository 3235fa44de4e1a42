import { join } from "node:path";
import { vi } from "vitest";
import { featureSamples } from "./feature-samples.ts";
import { inDatabase, letAdminRead } from "./in-database.ts";
import { aPhotograph, type startStaffedServer } from "./staffed-server.ts";
import { linkInEmail } from "./visitor.ts";

type Server = Awaited<ReturnType<typeof startStaffedServer>>;

/** Puts something of everything into a staff area. @returns the id of a photo with two faces */
export async function fillStaffArea({ folder, post, upload }: Server): Promise<{ photo: string }> {
  const photo = String(await upload(await aPhotograph()));
  await post("/admin/post", [
    ["title", "A day at the river, with a title that is as long as titles of posts get when somebody is in a hurry"],
    ["paragraphs", "First."],
    ["status", "draft"],
    ["photos", photo],
  ]);
  // The samples have four posts; this is the fifth, and it has an earlier version.
  await post("/admin/post/5", [
    ["title", "A day at the river"],
    ["paragraphs", "Second."],
    ["status", "draft"],
    ["version", "1"],
    ["photos", photo],
  ]);
  const gone = `/admin/media/${await upload(await aPhotograph(800, 600, "#446688"))}`;
  await post(gone, { alt: "A music lesson", consent: "nobody" });
  await post(gone, { intent: "withdraw" });
  for (const sample of featureSamples) await sample.fillStaffArea?.(post);
  await post("/admin/createuser", {
    firstName: "Sample",
    lastName: "Editor",
    email: "editor@example.org",
    role: "editor",
  });
  await post("/contact", {
    firstName: "Sample",
    lastName: "Visitor",
    email: "visitor@example.org",
    subject: "A visit",
    message: "May we come on Friday?",
  });
  await post("/admin/post", {
    title: "Scheduled for tomorrow",
    paragraphs: "Third.",
    status: "scheduled",
    publishAt: `${new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)}T23:30`,
  });
  await waitForTheLead(post, await upload(await aPhotograph(800, 600, "#1d5a3d")));
  // Photos with two faces, as if they were counted.
  const boxes = '[{"x":0.1,"y":0.1,"width":0.1,"height":0.2},{"x":0.7,"y":0.6,"width":0.2,"height":0.3}]';
  inDatabase(folder, `update photo_faces set state = 'counted', boxes = '${boxes}', face_count = 2`);
  inDatabase(folder, "delete from settings where name = 'countFaces'");
  // The lead has named the admin.
  letAdminRead(folder, "named");
  await post("/newsletter", { email: "reader@example.org" });
  const link = await vi.waitUntil(() => linkInEmail(join(folder, "mail"), "reader@example.org"), { timeout: 60_000 });
  await post(link ?? "", {});
  await post("/admin/newsletter", {
    subject: "What the rains brought",
    opening: "Dear friends, the quiet corner is open.",
    items: "post:1",
  });
  return { photo };
}

/** Fills the queue of a safeguarding lead: a consent with its photo, a request, a concern and a story. */
async function waitForTheLead(post: Server["post"], photo: number): Promise<void> {
  const consent = { person: "child", relation: "parent", givenBy: "Her mother", kind: "voice", givenOn: "2026-03-01" };
  const uses = ["site", "social"].map((use): [string, string] => ["uses", use]);
  await post(`/admin/consents/new?photo=${photo}`, [...Object.entries(consent), ...uses]);
  const note = "She is in the second row, beside the teacher with the umbrella.";
  const request = { who: "child", wish: "cover", contact: "0800 123 4567", note, photo: String(photo) };
  await post(`/photo?of=${photo}`, request);
  await post("/safeguarding", { story: "A driver shouts at the children of the morning bus.", danger: "no" });
  const story = { title: "A safe place", paragraphs: "She sleeps well now.", status: "draft" };
  await post("/admin/post", { ...story, sensitive: "abuse", namesChanged: "yes" });
}
