import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { publicPages } from "./support/public-pages.ts";
import { createTestSite } from "./support/test-site.ts";

/** @returns the names of text fields without `maxlength`, and how many have one; the honeypot is for programs */
function textFieldsIn(html: string) {
  const without: string[] = [];
  let bounded = 0;
  const parser = new Parser({
    onopentag(tag, { type = "text", name = "", maxlength, tabindex }) {
      const isText = tag === "textarea" || (tag === "input" && /^(?:text|email|search|tel|url)$/.test(type));
      if (!isText || tabindex === "-1") return;
      if (maxlength === undefined) without.push(name);
      else bounded++;
    },
  });
  parser.end(html);
  return { without, bounded };
}

test("every public text field has the length limit of its schema", async () => {
  const { ask } = await createTestSite();
  const paths = [...publicPages.filter(({ sent }) => sent === undefined).map(({ path }) => path)];
  paths.push("/login", "/login/forgot", "/withdraw", "/safeguarding");
  let all = 0;
  for (const path of new Set(paths)) {
    const { without, bounded } = textFieldsIn(await (await ask(path)).text());
    expect([path, without]).toEqual([path, []]);
    all += bounded;
  }
  expect(all).toBeGreaterThan(60);
});

test("a field takes twice its limit, so the server refuses it", async () => {
  const { ask } = await createTestSite();
  const html = await (await ask("/contact")).text();
  expect(html).toMatch(/<input id="contact-firstName"[^>]* maxLength="30"/i);
  expect(html).toMatch(/<textarea id="contact-message"[^>]* maxLength="20000"/i);
  // A password that is too long gets a message.
  const password = /<input[^>]* type="password"[^>]*>/.exec(await (await ask("/login")).text())?.[0];
  expect(password).toBeDefined();
  expect(password).not.toMatch(/maxlength/i);
});
