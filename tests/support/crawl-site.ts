import * as build from "virtual:react-router/server-build";
import { type CountryCode, countryOf } from "content/countries/index.ts";
import type { Language } from "content/languages.ts";
import { firstSettings } from "content/site.ts";
import { insertEvent } from "../../app/features/events/events/event-queries.server.ts";
import { saveSetting } from "../../app/features/foundation/settings/settings-queries.server.ts";
import { specifyCard } from "../../app/features/media/cards/find-card.server.ts";
import { requireShared } from "../../app/features/reach/share-cards/find-shared.server.ts";
import { withSiteClock } from "../../app/server/clock/site-clock.server.ts";
import { trustTime } from "../../app/server/db/trusted-time.ts";
import { previewsOf } from "../../app/server/define-feature.server.ts";
import { sampleOf } from "../../app/server/mail/email-preview.ts";
import { formOf } from "../../app/values/money.ts";
import { cityOf } from "../../app/values/site-clock.ts";
import { aNewsItem, anEvent, aPost, aProject } from "./builders.ts";
import { addOneOfEach, featureSamples, samplesOf } from "./feature-samples.ts";
import { withoutEntities } from "./page-text.ts";
import { textOfPdf } from "./pdf-text.ts";
import { publicPages } from "./public-pages.ts";
import { runJob } from "./run-job.ts";
import { nameAdmin, signIn } from "./sign-in.ts";
import { createStaffedSite } from "./staff-visitor.ts";
import { switchAllOn } from "./switch-all-on.ts";

const staffRoutes = samplesOf("routes");

/** Texts that were read, by address or name. */
export type Texts = Map<string, string>;

const origin = "https://site.test";

/** Paths of all routes of the app, from the root. */
export const pathsOfSite: string[] = Object.values(build.routes).flatMap((route) =>
  route?.path === undefined && !route?.index ? [] : [fullPathOf(route.id).replace(/(?<=.)\/$/, "")],
);

function fullPathOf(id: string | undefined): string {
  const route = id === undefined ? undefined : build.routes[id];
  return route === undefined ? "" : `${fullPathOf(route.parentId)}/${route.path ?? ""}`.replace(/\/+/g, "/");
}

/** A site of a foundation in this country and language, with something of everything: the sample in the first country, its own elsewhere. */
export async function openSiteIn(code: CountryCode, language: Language = "en") {
  const isSample = code === firstSettings.country;
  const site = await createStaffedSite({ empty: !isSample }, "admin");
  const { ctx } = site;
  const country = countryOf(code);
  const town = cityOf(country.zone);
  const { code: dialled, trunk, example } = country.telephone;
  const own = {
    country: code,
    language,
    name: "Wema",
    kind: "Home",
    town,
    phone: dialled === "" ? example : `+${dialled} ${example.slice(trunk.length)}`,
    email: "hello@wema.example",
    headOffice: `2 Sample Road, ${town}`,
    safeguardingContact: "Sample Lead",
    privacyContact: "Sample Admin",
    welcomedAt: "2026-01-01T00:00:00.000Z",
  };
  for (const [name, value] of Object.entries(own)) await saveSetting(ctx.db, name, value);
  return fillForReaders(site, code, { town, hasOwnContent: !isSample });
}

/** Something of everything in a foundation that has its settings, and who reads it. */
export async function fillForReaders(
  site: Awaited<ReturnType<typeof createStaffedSite>>,
  code: CountryCode,
  { town, hasOwnContent }: { town: string; hasOwnContent: boolean },
) {
  const { ctx } = site;
  await switchAllOn(ctx);
  const country = countryOf(code);
  const place = { zone: country.zone, location: `The library, ${town}` };
  if (hasOwnContent) {
    for (const date of ["2026-03-12", "2025-05-05"]) await insertEvent(ctx.db, anEvent({ ...place, date }));
    await ctx.db.insertInto("posts").values(aPost()).execute();
    await ctx.db.insertInto("projects").values(aProject()).execute();
    await ctx.db.insertInto("news_items").values(aNewsItem()).execute();
  }
  const coming = { date: "2026-03-25", start_time: "10:00", takes_signups: 1 };
  const event = await insertEvent(ctx.db, anEvent({ ...place, ...coming }));
  await addOneOfEach(ctx);
  await nameAdmin(ctx);
  await site.post("/admin/country", { intent: "law", was: code });
  for (const { number } of [...country.help.emergency, ...country.help.child])
    await site.post("/admin/help-numbers", { intent: "offered", number });
  const lead = await signIn(ctx, "lead");
  // Files of people's data ask for a password of the last quarter of an hour.
  await ctx.db.updateTable("sessions").set({ confirmed_at: new Date().toISOString() }).execute();
  return {
    ...site,
    country,
    event,
    /** Cookies of the members who open staff pages, in turn. */
    staff: [site.staffHeaders.Cookie, lead],
    /** Kinds of addresses that were read. */
    known: new Set<string>(),
  };
}

type CountrySite = Awaited<ReturnType<typeof openSiteIn>>;

const isRead = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|pdf)\b|image\/svg)/;

/** The text of an answer; pictures and sounds have none. */
async function textOfAnswer(answer: Response): Promise<string | undefined> {
  const type = answer.headers.get("Content-Type") ?? "";
  if (!isRead.test(type)) return void (await answer.arrayBuffer());
  if (type.startsWith("application/pdf")) return textOfPdf(Buffer.from(await answer.arrayBuffer()));
  return (await answer.text()).replace(
    /<style.*?<\/style>|<script(?! type="application\/ld\+json").*?<\/script>|\snonce="[^"]*"|\r?\n[ \t](?=\S)/gs,
    "",
  );
}

/** Files that are no text, and what an act would follow from. */
const isLeft = /^\/(?:assets|files|webhooks|login\/oidc|low-data)\b|\.(?:js|css|woff2|jpg|png|avif|webp|mp3|ico)$/;
/** A share card: what it is drawn from is read. */
const cardShape = /^\/look\/cards\/([^/]+)\/([^/]+)\//;

/** Addresses of this site in a document. */
function linksIn(html: string, from: string): string[] {
  const links = [...html.matchAll(/\s(?:href|src|action|content)="([^"]+)"|<(?:loc|link)>([^<]+)</g)];
  return links.flatMap(([, attribute, element]) => {
    const link = withoutEntities(attribute ?? element ?? "");
    if (!/^(?:\/|\?|https:\/\/site\.test)/.test(link)) return [];
    const url = URL.parse(link, origin + from);
    return url === null || url.origin !== origin || (isLeft.test(url.pathname) && !cardShape.test(url.pathname))
      ? []
      : [url.pathname + url.search];
  });
}

/** One of many alike: a list with another question, a paper of another page. */
const kindOf = (address: string): string =>
  address.startsWith("/look/paper/")
    ? address.replace(/^(\/look\/paper\/[^/]+)\/[^/]+/, "$1")
    : address.replace(/=[^&]*/g, "").replace(/\/\d+(?=\/|\?|$)/g, "/1");

/**
 * Reads pages and all pages that they link to, each kind once.
 * @param cookies of members, tried in turn until one may open the page; none for a visitor
 * @returns the pages with a share card, as `kind/key`
 */
async function readAll({ ask, known }: CountrySite, from: string[], texts: Texts, cookies: string[] = []) {
  const waiting = [...new Set(from)];
  for (const address of waiting) known.add(kindOf(address));
  const cards = new Set<string>();
  for (const address of waiting) {
    let answer = await ask(address, { headers: { Cookie: cookies[0] ?? "" } });
    for (const Cookie of cookies.slice(1))
      if (answer.status === 403) answer = await ask(address, { headers: { Cookie } });
    const text = (await textOfAnswer(answer)) ?? "";
    texts.set(address, text);
    for (const link of linksIn(`${text} href="${answer.headers.get("Location") ?? ""}"`, address)) {
      const [, kind, key] = cardShape.exec(link) ?? [];
      if (kind !== undefined && key !== undefined) cards.add(`${kind}/${decodeURIComponent(key)}`);
      // Staff pages lead to the whole site, which visitors read.
      else if (/^\/admin\b/.test(link) === cookies.length > 0 && !known.has(kindOf(link))) {
        known.add(kindOf(link));
        waiting.push(link);
      }
    }
  }
  return cards;
}

const files = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest", "/staff.webmanifest", "/speculation-rules.json"];
const accountPages = [
  "/login",
  "/login/forgot",
  "/login/code",
  "/login/owner",
  "/login/stop",
  "/login/person",
  "/login/session",
  "/password",
  "/setup",
  "/welcome/mail",
];
const unlinked = [
  "/g/none",
  "/g/none/send",
  "/g/none/pay",
  "/g/none/stop",
  "/event/readmore/1.ics",
  "/events.ics",
  "/feed.xml",
];

/** Every public page and file, with the pages behind their links and the sources of share cards. */
export async function readPublicSite(site: CountrySite): Promise<Texts> {
  const texts: Texts = new Map();
  const opened = publicPages.flatMap(({ path, sent }) => (sent === undefined ? [path] : []));
  const cards = await readAll(site, [...opened, ...files, ...accountPages, ...unlinked], texts);
  for (const { path, sent } of publicPages)
    if (sent !== undefined) texts.set(`${path} after a form`, (await textOfAnswer(await site.send(path, sent))) ?? "");
  for (const card of cards) {
    const [kind = "", key = ""] = card.split("/");
    const requestInfo = { address: "192.0.2.1", origin, requestId: "1" };
    const { look: _look, ...spec } = await withSiteClock(site.ctx, async () => {
      const { facts } = await requireShared(site.ctx, requestInfo, kind, key);
      return specifyCard(site.ctx, requestInfo, facts);
    });
    texts.set(`/look/cards/${card}/card.jpg`, JSON.stringify(spec));
  }
  return texts;
}

/** Reads the pages, papers and e-mails that a donor, a guest and a family get, also those that jobs send later. */
export async function readPeoplesPages(site: CountrySite): Promise<Texts> {
  const { ctx, read, send, post, clock, event } = site;
  const texts: Texts = new Map();
  const placeOf = async (path: string, fields: Record<string, string>) =>
    (await send(path, fields)).headers.get("Location")?.replace(/\/send\b.*|\?.*/, "") ?? "";
  const group = { name: "Sample Reader", contact: "reader@example.org", adults: "2", children: "1", adult: "yes" };
  const guest = await placeOf(`/event/readmore/${event}`, group);
  const [currency] = site.country.currencies;
  // One person records it alone.
  const amount = formOf(currency).smallest * 2;
  const [, money] = /name="money" value="(\w+)"/.exec(await read("/donate/promise")) ?? [];
  const promise = {
    ...(money && { money }),
    own: String(amount),
    name: "Ada",
    email: "ada@example.org",
    frequency: "monthly",
  };
  const given = await placeOf("/donate/promise", promise);
  const { id } = await ctx.db.selectFrom("promises").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  const later = await placeOf("/donate/promise", { ...promise, own: String(amount + 1) });
  await send(later, { intent: "remind" });
  const day = "2026-03-10";
  await post("/admin/gifts", { intent: "seen", id: String(id), amount: String(amount), day });
  await post("/admin/gifts/record", {
    method: "transfer",
    amount: String(amount + 2),
    currency,
    day,
    name: "Ada",
    email: "ada@example.org",
  });
  const gifts = await ctx.db.selectFrom("gifts").select("id").where("promise_id", "=", id).execute();
  for (const gift of gifts) await post(`/admin/gifts/${gift.id}`, { intent: "spend", spentOn: "Books" });
  const receipts = await ctx.db.selectFrom("receipts").select(["link", "serial", "year"]).execute();
  const papers = receipts.flatMap(({ link, serial, year }) => {
    const receipt = `/g/${link.toLowerCase()}/receipt/${year}-${String(serial).padStart(4, "0")}`;
    return [receipt, `${receipt}.pdf`];
  });
  const ofDonor = [given, later].flatMap((path) =>
    ["", "/send", "/statement", "/statement.pdf"].map((end) => path + end),
  );
  await readAll(site, [guest, ...ofDonor, ...papers], texts);
  texts.set("/admin/consents/1/card", (await textOfAnswer(await post("/admin/consents/1/card", {}))) ?? "");
  const message = { subject: "A question", message: "When?" };
  await send("/contact", { firstName: "Sample", lastName: "Visitor", email: "visitor@example.org", ...message });
  await send("/newsletter", { email: "new@example.org" });
  await post("/admin/newsletter/1", { intent: "test" });
  clock.at = new Date("2026-03-24T09:00:00Z");
  await trustTime(ctx.db, clock.at.toISOString());
  for (const job of ["guests", "promised gifts"]) await runJob(ctx, job);
  return texts;
}

/** Every staff page, with the pages behind its links. */
export async function readStaffArea(site: CountrySite): Promise<Texts> {
  const texts: Texts = new Map();
  const addresses = [
    ...Object.values(staffRoutes).map(({ path }) => path),
    ...featureSamples.flatMap(({ staffPages = [] }) => staffPages),
    ...pathsOfSite.filter((path) => path.startsWith("/admin/preview") && !path.includes("*")),
    ...[1, 2, 3, 4, 5].map((step) => `/admin/welcome?step=${step}`),
  ];
  await readAll(site, addresses, texts, site.staff);
  return texts;
}

/** The answer to each staff form of the table of permissions. */
export async function readStaffForms(site: CountrySite): Promise<Texts> {
  const texts: Texts = new Map();
  for (const { path, posts = [] } of Object.values(staffRoutes))
    for (const [index, { fields, at = path }] of posts.entries())
      for (const Cookie of site.staff) {
        const answer = await site.post(at, fields, Cookie);
        texts.set(`${at} after form ${index + 1}`, (await textOfAnswer(answer)) ?? "");
        if (answer.status !== 403) break;
      }
  return texts;
}

/** Every e-mail that was or is to be sent, and each example. */
export async function readEmails({ ctx, country }: CountrySite): Promise<Texts> {
  const rows = await ctx.db.selectFrom("outbox_emails").select(["id", "kind", "subject", "text", "html"]).execute();
  const foundation = { name: "Wema", email: "hello@wema.example", headOffice: "2 Sample Road", country };
  const examples = await withSiteClock(ctx, async () =>
    previewsOf(ctx.features, foundation).map(([name, preview]) => ({
      name: `example of ${name}`,
      ...sampleOf(preview),
    })),
  );
  const sent = rows.map(({ id, kind, ...email }) => ({ name: `${kind}, e-mail ${id}`, ...email }));
  return new Map([...sent, ...examples].map(({ name, subject, text, html }) => [name, `${subject}\n${text}\n${html}`]));
}
