import { expect, test } from "vitest";
import { samplePassword, signIn } from "./support/sign-in.ts";
import { createTestSite } from "./support/test-site.ts";

/** Links of the sign-in page that look safe at their beginning. */
const disguises = [
  "https://evil.test",
  "http:evil.test",
  "https:/evil.test",
  "https:evil.test",
  "HTTPS://EVIL.TEST",
  "evil.test",
  "//evil.test",
  "///evil.test",
  "////evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "\\/evil.test",
  "/\\/evil.test",

  "/\t/evil.test",
  "/\n/evil.test",
  "\t//evil.test",
  "\r\n//evil.test",
  " //evil.test",
  "/%09/evil.test",
  "\0//evil.test",
  "/admin\\@evil.test",
  "/admin@evil.test",
  "//admin@evil.test",
  "https://site.test@evil.test",
  "@evil.test",

  "https://site.test.evil.test",
  "https://site.test%2eevil.test",
  "//evil。test",
  "//evil．test",
  "//ev\u00adil.test",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,evil",
  "vbscript:evil",
  "blob:evil",

  "%2f%2fevil.test",
  "%5cevil.test",
  "/%5cevil.test",
  "/%2fevil.test",
  "/admin/..//evil.test",
  "/admin/%2e%2e//evil.test",

  "/admin/../../evil.test",
  "/admin/\u2028//evil.test",
  "/admin\r\nSet-Cookie: evil=1",
  "/admin\r\n\r\nevil",
  "/admin#\n",
];

/** Address that a browser goes to from the sign-in page. */
const followed = (location: string | null) => new URL(location ?? "nowhere:", "https://site.test/login");

test("no sign-in address leads a user out of the staff area", async () => {
  const { ask, send, ctx } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(ctx, "admin") };
  for (const [number, to] of disguises.entries()) {
    const query = `?${new URLSearchParams({ to })}`;
    const raw = `?to=${to.replace(/[\0\s#]/g, "")}`;
    const sender = { address: `192.0.2.${number}` };
    const answers = [
      await ask(`/login${query}`, { headers }),
      await ask(`/login${raw}`, { headers }),
      await ask(`/login${query}&to=/admin`, { headers }),
      await send(`/login${query}`, { email: "admin@example.org", password: samplePassword }, sender),
    ];
    for (const answer of answers) {
      const { origin, pathname } = followed(answer.headers.get("Location"));
      expect([to, origin, /^\/admin(\/|$)/.test(pathname)]).toEqual([to, "https://site.test", true]);
      expect(answer.headers.getSetCookie().join()).not.toContain("evil");
    }
    expect(await (await ask(`/login${query}`)).text()).not.toMatch(/(?:href|action|content)="[^"]*evil/);
  }
});

test("a sign-in leads to the requested staff page, with its search", async () => {
  const { ask, ctx } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(ctx, "admin") };
  for (const path of ["/admin", "/admin/post/12", "/admin/post?q=%E1%BB%8C%CC%80r%E1%BA%B9%CC%81+%26+1&deleted"]) {
    const login = (await ask(path)).headers.get("Location") ?? "";
    expect(login).toMatch(/^\/login\?to=/);
    expect((await ask(login, { headers })).headers.get("Location")).toBe(path);
  }
});
