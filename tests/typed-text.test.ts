import { expect, test } from "vitest";
import { aStaffMember } from "./support/builders.ts";
import { featureSamples } from "./support/feature-samples.ts";
import { siteFilledWith, staffPagesWithTexts } from "./support/filled-with-text.ts";
import { publicPages } from "./support/public-pages.ts";
import { addStaffMember, signInAgain } from "./support/sign-in.ts";
import { switchAllOn } from "./support/switch-all-on.ts";
import { createTestSite } from "./support/test-site.ts";

/** Text that would make other people's browsers obey. */
const nasty = `"'></title></textarea></script><script>window.stolen=1</script><img src=x onerror=alert(1)>{{7*7}}`;

/** Returns the commands that a browser would obey. */
function obeyed(html: string): string[] {
  return ["<script>window.stolen", "<img src=x", 'href="javascript:', 'src="javascript:'].filter((text) =>
    html.includes(text),
  );
}

test("typed text never runs on a public page, in the feed or for staff", async () => {
  const { ask, visit } = await siteFilledWith(nasty);
  const open = publicPages.filter(({ sent }) => sent === undefined).map(({ path }) => path);
  const previews = staffPagesWithTexts.filter((path) => path.endsWith("/preview"));
  const shown: string[] = [];
  for (const path of [...open, "/feed.xml", "/sitemap.xml", ...staffPagesWithTexts]) {
    const answer = path.startsWith("/admin") ? await visit(path) : await ask(path);
    const text = await answer.text();
    expect([path, answer.status < 500]).toEqual([path, true]);
    expect([path, obeyed(text)]).toEqual([path, []]);
    if (text.includes("window.stolen")) shown.push(path);
  }
  // The text is really there, as text: a page that shows none of it proves nothing.
  for (const path of [
    "/",
    "/about",
    "/blog",
    "/events",
    "/event/readmore/1",
    "/project/readmore/1",
    "/impact",
    "/media",
    "/feed.xml",
  ])
    expect(shown).toContain(path);
  for (const path of [
    "/admin/post",
    "/admin/post/1",
    "/admin/media",
    "/admin/messages",
    "/admin/subscribers",
    ...featureSamples.flatMap(({ typedInto = [] }) => typedInto),
  ])
    expect(shown).toContain(path);
  for (const path of ["/admin/newsletter", "/admin/newsletter/1", "/admin/newsletter/1/email"])
    expect(shown).toContain(path);
  for (const path of ["/admin/log", "/admin/mail", "/admin/settings", ...previews]) expect(shown).toContain(path);
});

test.each([
  ["/admin/news", { title: "T", source: "S", date: "2026-01-01", link: "javascript:alert(1)" }, "link"],
  ["/admin/project", { title: "T", theme: "T", paragraphs: "P", videoUrl: "javascript:alert(1)" }, "videoUrl"],
])("an address that is a program is refused: %s", async (path, fields, name) => {
  const { ask, ctx } = await createTestSite();
  await switchAllOn(ctx);
  await addStaffMember(ctx, aStaffMember({ id: "admin", role: "admin", email: "admin@example.org" }));
  const headers = { Cookie: await signInAgain(ctx, "admin@example.org"), Origin: "https://site.test" };
  const body = new URLSearchParams({ ...fields, status: "draft" });
  const answer = await ask(`${path}.data`, { method: "POST", headers, body });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(name);
});
