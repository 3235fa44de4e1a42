import { expect, test } from "vitest";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { addPhoto } from "./photo-queries.server.ts";

test("without script, an event form offers ready photos of the library", async () => {
  const { ctx, post, read, readAsStaff } = await createStaffedSite();
  const bare = {
    title: "Clean hands day",
    location: "Uyo, Akwa Ibom",
    date: "2026-10-17",
    description: ["We meet at the well."],
  };
  await addPhoto(ctx.db, { path: "events/waits.jpg", alt: "Waits", width: 40, height: 30, kind: "photograph" });
  expect(await readAsStaff("/admin/event?create")).toContain("Once this is saved, you can choose photos");
  await post("/admin/event", { ...bare, status: "draft" });
  expect(await readAsStaff("/admin/event/1")).toContain('<a class="act" href="?photos#event-1-photos">');
  const form = await readAsStaff("/admin/event/1?photos");
  const offer = /<noscript>(?:(?!<\/noscript>).)*name="photos".*?<\/noscript>/s.exec(form)?.[0] ?? "";
  expect([offer.includes("A drawing"), offer.includes("Waits")]).toEqual([true, false]);
  const fields = [...offer.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  await post("/admin/event/1", { ...bare, version: "1", "photos-shown": "yes", ...Object.fromEntries(fields) });
  expect(await read("/event/readmore/1")).toContain('alt="A drawing"');
  // Chosen photos are not offered again.
  const chosen = await readAsStaff("/admin/event/1?photos");
  expect(chosen.match(/<input[^>]*name="photos"[^>]*>/g)).toHaveLength(1);
});
