import { expect, test } from "vitest";
import { insertEvent } from "../app/features/events/events/event-queries.server.ts";
import { anEvent } from "./support/builders.ts";
import { featureSamples } from "./support/feature-samples.ts";
import { signIn } from "./support/sign-in.ts";
import { createTestSite } from "./support/test-site.ts";

type Here = Awaited<ReturnType<typeof createTestSite>>;

interface Row {
  times: number;
  minutes: number;
  /** One try. @param address of the machine it comes from @param number makes it different from the others */
  attempt(here: Here, address: string, number: number): Promise<Response>;
}

const message = (number: number) => ({
  firstName: "A",
  lastName: "B",
  email: "a@example.org",
  subject: "S",
  message: `Message ${number}`,
});

/** The limits of machines: docs/security.md has all limits, and the test of each. */
const table: Record<string, Row> = {
  "sign-in": {
    times: 100,
    minutes: 15,
    attempt: ({ send }, address, number) =>
      send("/login", { email: `a${number}@example.org`, password: "a guess" }, { address }),
  },
  "sign-in-code": {
    times: 100,
    minutes: 15,
    attempt: ({ send }, address) => send("/login/code", { code: "000000" }, { address }),
  },
  forgot: {
    times: 10,
    minutes: 60,
    attempt: ({ send }, address, number) => send("/login/forgot", { email: `a${number}@example.org` }, { address }),
  },
  contact: {
    times: 60,
    minutes: 60,
    attempt: ({ send }, address, number) => send("/contact", message(number), { address }),
  },
  newsletter: {
    times: 120,
    minutes: 60,
    attempt: ({ send }, address, number) => send("/newsletter", { email: `a${number}@example.org` }, { address }),
  },
  promise: {
    times: 60,
    minutes: 60,
    attempt: ({ send }, address) => send("/donate/promise", { own: "5000" }, { address }),
  },
  "bank check": {
    times: 60,
    minutes: 60,
    attempt: ({ send }, address) => send("/donate/check", { number: "1234567890" }, { address }),
  },
  "fraud report": {
    times: 10,
    minutes: 60,
    attempt: ({ send }, address) => send("/donate/check", { form: "report", story: "A message." }, { address }),
  },
  coming: {
    times: 120,
    minutes: 60,
    attempt: async ({ ctx, send }, address, number) => {
      if (number === 0) await insertEvent(ctx.db, anEvent({ takes_signups: 1, date: "2099-01-01" }));
      return send("/event/readmore/1", { name: "Sample Reader" }, { address });
    },
  },
  gift: {
    times: 60,
    minutes: 60,
    attempt: async ({ send }, address, number) => {
      const promised = await send("/donate/promise", { own: "5000" }, { address: `198.51.100.${number}` });
      const gift = promised.headers.get("Location")?.replace("/send", "") ?? "";
      return send(gift, { intent: "sent" }, { address });
    },
  },
  ...Object.fromEntries(
    featureSamples
      .flatMap(({ forms = [] }) => forms)
      .map(({ path, refused, limit: { name, ...limit } }): [string, Row] => [
        name,
        { ...limit, attempt: ({ send }, address) => send(path, refused, { address }) },
      ]),
  ),
};

test.each(Object.entries(table))(
  "past the limit of %s a machine waits, with a sentence, and no other does",
  async (_, { times, minutes, attempt }) => {
    const here = await createTestSite({ empty: true });
    // Hashes are slow on purpose, and no password is right here.
    here.ctx.auth.withPassword = async () => ({ outcome: "refused" });
    for (let number = 0; number < times; number++) {
      expect((await attempt(here, "192.0.2.1", number)).status).not.toBe(429);
    }
    const late = await attempt(here, "192.0.2.1", times);
    expect(late.status).toBe(429);
    expect(await late.text()).toMatch(/Too many tries|Please try again later/);
    expect((await attempt(here, "192.0.2.2", times + 1)).status).not.toBe(429);
    here.clock.at = new Date(here.clock.at.getTime() + minutes * 60_000);
    expect((await attempt(here, "192.0.2.1", times + 2)).status).not.toBe(429);
  },
);

test("one IPv6 network counts as one address", async () => {
  const here = await createTestSite({ empty: true });
  const from = (address: string, number: number) =>
    here.send("/login/forgot", { email: `a${number}@example.org` }, { address });
  for (let number = 0; number < 10; number++) expect((await from(`2001:db8:1:2::${number}`, number)).status).toBe(303);
  expect((await from("2001:db8:1:2:ffff::1", 10)).status).toBe(429);
  expect((await from("2001:db8:1:3::1", 11)).status).toBe(303);
  for (let number = 0; number < 10; number++) await from("::ffff:192.0.2.7", number);
  expect((await from("192.0.2.7", 12)).status).toBe(429);
});

test("past the limit of own-code a forgotten screen takes no code", async () => {
  const { ctx, send } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(ctx, "editor") };
  ctx.auth.withCode = async () => ({ outcome: "refused" });
  const attempt = async () =>
    (await send("/admin/account.data", { intent: "confirm", code: "000000" }, { headers })).text();
  for (let number = 0; number < 10; number++) expect(await attempt()).toContain("That code is not right.");
  expect(await attempt()).toContain("Too many tries.");
});
