import { expect, test } from "vitest";
import { createVisitCounter, isVisit, pagePath } from "./visit-counter.ts";

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

const counts = (headers: Record<string, string>) => isVisit((name) => headers[name]);

test.each([
  phone,
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
  "Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.0 Mobile Safari/537.36",
  "Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/191.308; U; en) Presto/2.5.25 Version/10.54",
])("a person with %s counts", (agent) => {
  expect(counts({ "user-agent": agent })).toBe(true);
});

test.each([
  "",
  "curl/8.5.0",
  "python-requests/2.32.3",
  "Go-http-client/2.0",
  "WhatsApp/2.23.20.0",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
  "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Linux; Android 11) Chrome/142.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
  "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
  `Mozilla/5.0 ${"x".repeat(512)}`,
])("a program that says %j does not", (agent) => {
  expect(counts({ "user-agent": agent })).toBe(false);
});

test("a program is judged the same way again, also after many others", () => {
  const robot = "Mozilla/5.0 (compatible; Googlebot/2.1)";
  for (let number = 0; number < 1_200; number++) {
    expect(counts({ "user-agent": phone })).toBe(true);
    expect(counts({ "user-agent": robot })).toBe(false);
    expect(counts({ "user-agent": `Mozilla/5.0 (number ${number})` })).toBe(true);
  }
});

test.each([
  [{ "sec-purpose": "prefetch" }, false],
  [{ "sec-purpose": "prefetch;prerender" }, false],
  [{ purpose: "prefetch" }, false],
  [{ "x-moz": "prefetch" }, false],
  // The service worker stores three pages when it is installed.
  [{ "sec-fetch-mode": "cors" }, false],
  [{ "sec-fetch-mode": "navigate" }, true],
  [{ cookie: "a=b; staff.session_token=secret" }, false],
  [{ cookie: "__Host-staff.session_token=secret" }, false],
  [{ cookie: "data=low" }, true],
])("a phone that sends %j counts: %s", (headers, isCounted) => {
  expect(counts({ "user-agent": phone, ...headers })).toBe(isCounted);
});

test("a page is known by its path, without site and query; a feed is no page", () => {
  expect(pagePath("https://site.test/")).toBe("/");
  expect(pagePath("https://site.test/blog?before=2024-04-28.4")).toBe("/blog");
  expect(pagePath("http://localhost:3000/event/readmore/1")).toBe("/event/readmore/1");
  expect(pagePath("https://site.test/feed.xml")).toBeUndefined();
});

test("the day ends at midnight in Lagos, an hour before that of UTC", () => {
  const clock = { at: new Date("2026-03-10T22:59:59.999Z"), now: () => clock.at };
  const visits = createVisitCounter(clock);
  visits.count("/");
  clock.at = new Date("2026-03-10T23:00:00.000Z");
  visits.count("/");
  visits.count("/");
  // A clock that was set back.
  clock.at = new Date("2026-03-10T22:00:00.000Z");
  visits.count("/");
  expect(visits.take()).toEqual([
    { date: "2026-03-10", path: "/", count: 2 },
    { date: "2026-03-11", path: "/", count: 2 },
  ]);
  expect(visits.take()).toEqual([]);
});

test("more paths than a site has share one counter, until the next day", () => {
  const clock = { at: new Date("2026-03-10T09:00:00Z"), now: () => clock.at };
  const visits = createVisitCounter(clock, undefined, 2);
  const countAll = () => {
    for (const path of ["/a", "/b", "/c", "/d", "/a"]) visits.count(path);
    return visits.take().map(({ path, count }) => [path, count]);
  };
  const shared = [
    ["*", 2],
    ["/a", 2],
    ["/b", 1],
  ];
  expect(countAll()).toEqual(shared);
  expect(countAll()).toEqual(shared);
  clock.at = new Date("2026-03-11T09:00:00Z");
  visits.count("/c");
  expect(visits.take()).toEqual([{ date: "2026-03-11", path: "/c", count: 1 }]);
});

test("counts that could not be saved come again, added to those since", () => {
  const visits = createVisitCounter({ now: () => new Date("2026-03-10T09:00:00Z") });
  visits.count("/");
  visits.giveBack(visits.take());
  visits.count("/");
  expect(visits.take()).toEqual([{ date: "2026-03-10", path: "/", count: 2 }]);
});
