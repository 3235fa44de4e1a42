import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { complaint } from "../support/complaint.ts";
import { startObjectStore } from "../support/object-store.ts";
import { newInstallation } from "../support/server-process.ts";

// A start that cannot be is one sentence that says what to change.

test.each(["no such host", "192.0.2.1"])("HOST=%s", async (value) => {
  const said = await complaint({ ...newInstallation().variables, HOST: value });
  expect(said).toMatch(/^HOST /);
  expect(said).not.toContain(value);
});

test("a database whose folder cannot be made", async () => {
  const { folder, variables } = newInstallation();
  writeFileSync(join(folder, "file"), "");
  const said = await complaint({ ...variables, DATABASE_URL: `sqlite:${join(folder, "file", "site.sqlite")}` });
  expect(said).toMatch(/^DATABASE_URL names a database that cannot be opened: /);
  expect(said).not.toContain(folder);
});

test("a file that is no database", async () => {
  const { folder, variables } = newInstallation();
  writeFileSync(join(folder, "site.sqlite"), "Dear foundation, ".repeat(100), { mode: 0o600 });
  expect(await complaint(variables)).toMatch(/^DATABASE_URL names a database that cannot be opened: /);
});

test("a folder for pictures that cannot be made", async () => {
  const { folder, variables } = newInstallation();
  writeFileSync(join(folder, "files"), "", { mode: 0o600 });
  expect(await complaint(variables)).toMatch(/^FILES_URL names a folder that cannot be made/);
});

test("a store that knows another secret", async () => {
  const store = await startObjectStore();
  const settings = { ...store.variables, AWS_SECRET_ACCESS_KEY: "hunter2" };
  expect(await complaint({ ...newInstallation().variables, ...settings })).toBe(
    "AWS_SECRET_ACCESS_KEY is not the secret of AWS_ACCESS_KEY_ID, says the store that FILES_URL names.\n",
  );
});
