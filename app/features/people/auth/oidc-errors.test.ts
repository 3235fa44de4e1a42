import { expect, test } from "vitest";
import { openIdentityProvider, visitProvider } from "../../../../tests/support/identity-provider.ts";
import { listen } from "../../../../tests/support/loopback.ts";
import { createOidcSite, providerPerson } from "../../../../tests/support/oidc-site.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, samplePassword } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

const { email } = providerPerson;

test("a broken provider is reported on the sign-in page", async () => {
  const nonsense = await listen((_, response) => response.end("<html>"));
  const other = await openIdentityProvider();
  const liar = await listen(async (request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(await (await fetch(other.issuer + request.url)).text());
  });
  const ports: [number, string][] = [
    [1, "unreachable"],
    [nonsense, "unreachable"],
    [liar, "other_issuer"],
  ];
  for (const [port, reason] of ports) {
    const settings = { ...other.settings, OIDC_ISSUER: `http://127.0.0.1:${port}` };
    const { send, read, logged, ctx } = await createTestSite({ empty: true, settings });
    const answer = await send("/login/oidc?to=/admin/post", {});
    const location = answer.headers.get("Location") ?? "";
    expect([port, answer.status, location]).toEqual([port, 303, "/login?oidc=down&to=%2Fadmin%2Fpost"]);
    expect(textOf(await read(location))).toContain("Your organisation’s sign-in is not answering just now.");
    expect(logged.join()).toContain(`"event":"provider not reached","reason":"${reason}"`);
    await addStaffMember(ctx);
    expect((await send("/login", { email, password: samplePassword })).status).toBe(303);
  }
});

test("a provider that recovers works again", async () => {
  const { start, comeBack, provider, logged, ctx } = await createOidcSite();
  const { jar, address } = await start();
  const back = await visitProvider(address);
  // An attacker used the code first: the provider revokes it.
  await comeBack(back.replace(/code=[^&]+/, "code=nonsense"), jar).then((location) =>
    expect(location).toBe("/login?oidc=down&to=%2Fadmin"),
  );
  expect(logged.join()).toContain('"reason":"invalid_code"');
  expect(logged.join()).not.toContain(new URL(address).searchParams.get("state"));

  let isDown = true;
  const proxy = await listen(async (request, response) => {
    if (isDown) return void request.socket.destroy();
    response.setHeader("Content-Type", "application/json");
    const text = await (await fetch(provider.issuer + request.url)).text();
    response.end(text.replaceAll(provider.issuer, `http://127.0.0.1:${proxy}`));
  });
  const settings = { ...provider.settings, OIDC_ISSUER: `http://127.0.0.1:${proxy}` };
  const { send } = await createTestSite({ empty: true, settings });
  expect((await send("/login/oidc", {})).status).toBe(303);
  isDown = false;
  expect((await send("/login/oidc", {})).status).toBe(200);
  expect(await ctx.db.selectFrom("sessions").select("id").execute()).toEqual([]);
});
