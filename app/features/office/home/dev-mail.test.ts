import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { countries } from "content/countries/index.ts";
import { expect, test } from "vitest";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { previewsOf } from "../../../server/define-feature.server.ts";
import { sampleOf } from "../../../server/mail/email-preview.ts";
import { escapeMarkup } from "../../../values/xml.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

const message = {
  firstName: "<b>Sample",
  lastName: "Teacher",
  email: "teacher@example.org",
  subject: `"><script>alert(1)</script>`,
  message: "Hello",
};

async function createDevelopingSite() {
  const here = await createTestSite({ empty: true });
  here.ctx.config.development = true;
  return here;
}

const hope = { name: "Foundation of Hope", email: "hello@hope.example", headOffice: "2 Sample Road, Kumasi" };

test("in development, /dev/mail shows an example of every email", async () => {
  const { ask, ctx } = await createDevelopingSite();
  for (const [name, value] of Object.entries(hope)) await saveSetting(ctx.db, name, value);
  const html = await (await ask("/dev/mail")).text();
  expect(html).toContain("No emails yet.");
  const previews = previewsOf(ctx.features, { ...hope, country: countries.NG });
  expect(previews.length).toBeGreaterThan(2);
  for (const [name, preview] of previews) {
    const email = sampleOf(preview);
    expect(html).toContain(`<h2>${escapeMarkup(email.subject)}</h2><p>${name}, to ${email.to}`);
    expect(html).toContain(`<pre>${escapeMarkup(email.text)}</pre>`);
    expect(html).toContain(`srcdoc="${escapeMarkup(email.html)}"`);
  }
});

test("the page shows the mailbox's emails without running their scripts", async () => {
  const { ask, send, emails } = await createDevelopingSite();
  await send("/contact", message);
  await emails();
  const answer = await ask("/dev/mail");
  const html = await answer.text();
  expect(html).not.toContain("No emails yet.");
  expect(html).toContain("answers go to &lt;b&gt;Sample Teacher &lt;teacher@example.org&gt;");
  expect(html).not.toContain("<script");
  expect(html.match(/<iframe /g)?.length).toBe(html.match(/<iframe sandbox="" /g)?.length);
  expect(answer.headers.get("Content-Security-Policy")).toBe("default-src 'none'; style-src 'unsafe-inline'");
});

test("an empty file in the mailbox does not hide the other e-mails", async () => {
  const { ask, send, emails, ctx } = await createDevelopingSite();
  await send("/contact", message);
  await emails();
  if (ctx.config.mail.by !== "mailbox") throw new Error("There is no mailbox.");
  writeFileSync(join(ctx.config.mail.folder, "2026-03-10T09-00-00.000Z-00000000.json"), "");
  const answer = await ask("/dev/mail");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("teacher@example.org");
});

test("a site outside of development has no such address", async () => {
  const { ask } = await createTestSite({ empty: true });
  expect((await ask("/dev/mail")).status).toBe(404);
});
