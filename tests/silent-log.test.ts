import { expect, test, vi } from "vitest";
import { jobs } from "../app/jobs.server.ts";
import { PermanentFailure } from "../app/server/mail/mailer.ts";
import { startScheduler } from "../app/server/scheduler/scheduler.server.ts";
import { addStaffMember, samplePassword, signIn } from "./support/sign-in.ts";
import { createTestSite } from "./support/test-site.ts";

/** Unique words: one of them in the log means that the log has private text. */
const typed = {
  name: "Typedname",
  subject: "Typedsubject",
  message: "Typedmessage",
  password: "typed-wrong-password",
  path: "typedpath",
  code: "271828",
  picture: "typedpicture",
};

async function open() {
  const here = await createTestSite();
  const { ctx, ask, send } = here;
  const cookie = await signIn(ctx, "admin");
  await addStaffMember(ctx);
  const headers = { Cookie: cookie, Origin: "https://site.test" };
  const secrets = [cookie.split("=")[1] ?? "", samplePassword, ...Object.values(typed)];
  const upload = (body: BodyInit) => ask("/admin/media/upload", { method: "POST", headers, body });
  const write = (number: number) =>
    send("/contact", {
      firstName: typed.name,
      lastName: typed.name,
      email: `typed${number}@example.org`,
      subject: typed.subject,
      message: `${typed.message} ${number}`,
    });
  const act = (path: string, fields: Record<string, string>) => send(path, fields, { headers: { Cookie: cookie } });
  /** Everything that people do to the site which it might write down. */
  const everything = async () => {
    await write(1);
    await send("/contact", { firstName: typed.name, email: "typed@example.org" });
    await send("/newsletter", { email: "typed2@example.org" });
    await send("/login", { email: "typed@example.org", password: typed.password });
    await send("/login", { email: "editor@example.org", password: typed.password });
    await send("/login", { email: "editor@example.org", password: samplePassword });
    await send("/login/code", { code: typed.code });
    await send("/login/forgot", { email: "editor@example.org" });
    await ask("/password?token=typedtoken");
    await ask("/setup?token=typedtoken");
    const person = { firstName: typed.name, lastName: typed.name, email: "typed3@example.org", role: "editor" };
    await act("/admin/createuser.data", { ...person, idempotencyKey: "one" });
    await act("/admin/manageusers/editor.data", { intent: "link" });
    const password = { intent: "password", currentPassword: typed.password, newPassword: "typed-new-password" };
    await act("/admin/manageusers/admin.data", password);
    await act("/admin/post.data", { title: typed.subject, paragraphs: typed.message });
    await act("/admin/settings.data", { name: typed.name });
    await upload(`\xff\xd8\xff ${typed.picture}`);
    await ask(`/blog/${typed.path}?q=${typed.message}`);
    await ask(`/${typed.path}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const work = startScheduler(ctx, jobs);
    await work.tick();
    await work.stop();
  };
  /** Nothing that was typed, no address and no token is in the log. */
  const expectSilence = async () => {
    const said = here.logged.join("\n");
    for (const secret of [...secrets, "typedtoken", "typed-new"]) expect(said).not.toContain(secret);
    expect(said).not.toMatch(/[\w.]@[\w.]|example\.org|192\.0\.2\.|token=|@/);
    for (const [token = ""] of linksIn(await here.emails())) expect(said).not.toContain(token);
    return said;
  };
  const visit = (path: string) => ask(path, { headers });
  return { ...here, everything, expectSilence, write, upload, visit };
}

function linksIn(emails: { text: string }[]) {
  return emails.flatMap(({ text }) => [...text.matchAll(/(?<=token=)\S+/g)]);
}

test("the log of a good day has no typed text, no address and no token", async () => {
  const { everything, expectSilence, emails } = await open();
  await everything();
  expect(linksIn(await emails()).length).toBeGreaterThan(1);
  await expectSilence();
});

/** Every part repeats in its complaint what it was given, as JSON.parse, mail servers and many libraries do. */
const repeating =
  (why: string) =>
  (...given: unknown[]): never => {
    throw Object.assign(
      new Error(`${why}: ${JSON.stringify(given)} ${Object.values(typed).join()} typed@example.org`),
      {
        code: "ERR_REPEATS",
      },
    );
  };

test("neither has the log of a bad day, on which everything fails and repeats what it was given", async () => {
  const { ctx, everything, expectSilence, write, upload, visit } = await open();
  ctx.mailer = {
    atOnce: 1,
    send: async (email) => {
      if (email.to.startsWith("editor"))
        throw new PermanentFailure(`No such reader: ${email.to} ${email.text}`, "address");
      repeating("550")(email);
    },
  };
  ctx.images = { ...ctx.images, make: async (bytes) => repeating("Input buffer")(Buffer.from(bytes).toString()) };
  await everything();
  const { db, auth: door } = ctx;
  ctx.auth = {
    ...door,
    withPassword: async (...all) => repeating("sign-in")(all),
    getAndExtendSession: door.getAndExtendSession,
  };
  await everything();
  await upload(typed.picture);
  const transaction = vi.spyOn(db, "transaction").mockImplementation(repeating("constraint failed"));
  expect((await write(2)).status).toBe(500);
  await everything();
  transaction.mockRestore();
  const selectFrom = db.selectFrom.bind(db);
  const failing = repeating("no such column");
  db.selectFrom = ((table: string) =>
    String(table).startsWith("posts") ? failing(table) : selectFrom(table as "posts")) as typeof db.selectFrom;
  expect((await visit(`/admin/post?q=${typed.message}&token=typedtoken`)).status).toBe(500);
  db.selectFrom = selectFrom;
  const said = await expectSilence();
  for (const event of ["bug", "form not kept", "email not sent", "photo not stored"]) {
    expect(said).toContain(`"event":"${event}"`);
  }
});
