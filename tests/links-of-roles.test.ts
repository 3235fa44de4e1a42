import { expect, test } from "vitest";
import { roles } from "../app/values/roles.ts";
import { addOneOfEach } from "./support/feature-samples.ts";
import { withoutEntities } from "./support/page-text.ts";
import { signIn } from "./support/sign-in.ts";
import { createTestSite } from "./support/test-site.ts";

const origin = "https://site.test";

/** Addresses of the staff area that a page links to, without those that sign out. */
const linksIn = (html: string, from: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].flatMap(([, link = ""]) => {
    const url = URL.parse(withoutEntities(link), origin + from);
    const isStaff =
      url?.origin === origin && /^\/admin(?:\/|$)/.test(url.pathname) && !url.pathname.endsWith("signout");
    return isStaff ? [url.pathname + url.search] : [];
  });

/** Pages of one kind are alike: numbers and cursors aside. */
const kindOf = (path: string) => path.replace(/\d+/g, "1").replace(/=[^&]*/g, "=");

// The table of permissions has every page of an admin, who can open nearly all.
test.each(roles.filter((role) => role !== "admin"))(
  "no page that the role %s opens leads to one that is closed to it",
  async (role) => {
    const { ctx, ask } = await createTestSite();
    const Cookie = await signIn(ctx, role);
    await addOneOfEach(ctx);
    await ctx.db.updateTable("sessions").set({ confirmed_at: new Date().toISOString() }).execute();
    const closed: string[] = [];
    const known = new Set<string>([kindOf("/admin"), kindOf("/admin/places"), kindOf("/admin/jump")]);
    const waiting = ["/admin", "/admin/places", "/admin/jump"].map((path) => ({ path, from: "" }));
    for (const { path, from } of waiting) {
      const answer = await ask(path, { headers: { Cookie } });
      if (answer.status === 403) closed.push(`${from} leads to ${path}`);
      const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
      for (const link of linksIn(isPage ? await answer.text() : "", path)) {
        if (known.has(kindOf(link))) continue;
        known.add(kindOf(link));
        waiting.push({ path: link, from: path });
      }
    }
    expect(known.size).toBeGreaterThan(8);
    expect(closed).toEqual([]);
  },
);
