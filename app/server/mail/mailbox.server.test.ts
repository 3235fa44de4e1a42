import { readdirSync, writeFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openMailbox, readMailbox } from "./mailbox.server.ts";
import { describeMailer } from "./mailer.contract.ts";

describeMailer("the development mailbox", async () => {
  const folder = join(temporaryFolder(), "mail");
  return {
    mailer: openMailbox(folder),
    arrived: () => readMailbox(folder),
    block: async () => {
      await rm(folder, { recursive: true, force: true });
      await writeFile(folder, "a file where the folder belongs");
    },
  };
});

describe("the development mailbox", () => {
  test("is empty before the first email", async () => {
    expect(await readMailbox(join(temporaryFolder(), "mail"))).toEqual([]);
  });

  test("shows the newest emails first, and 50 at most", async () => {
    const folder = temporaryFolder();
    for (let minute = 0; minute < 55; minute++) {
      const at = `2026-03-10T09:${String(minute).padStart(2, "0")}:00.000Z`;
      writeFileSync(
        join(folder, `${at.replaceAll(":", "-")}-00000000.json`),
        JSON.stringify({ at, to: "", subject: "", text: "", html: "" }),
      );
    }
    const shown = (await readMailbox(folder)).map(({ at }) => at);
    expect(shown).toHaveLength(50);
    expect(shown[0]).toBe("2026-03-10T09:54:00.000Z");
    expect(shown).toEqual([...shown].sort().reverse());
  });

  test("shows the others beside a file that is empty, half written, or no e-mail", async () => {
    const folder = temporaryFolder();
    await openMailbox(folder).send({ to: "a@example.org", subject: "Whole", text: "x", html: "x" });
    for (const [name, text] of Object.entries({ empty: "", half: '{"at": "20', other: '{"to": 5}', none: "null" })) {
      writeFileSync(join(folder, `${name}.json`), text);
    }
    expect((await readMailbox(folder)).map(({ subject }) => subject)).toEqual(["Whole"]);
  });

  test("takes no notice of other files in its folder", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, ".DS_Store"), "not an email");
    expect(await readMailbox(folder)).toEqual([]);
  });

  test("names its files by the time alone, without typed text", async () => {
    const folder = temporaryFolder();
    const words = "../../escape";
    await openMailbox(folder).send({ to: words, subject: words, text: words, html: words });
    expect(readdirSync(folder)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[\da-f]{8}\.json$/),
    ]);
  });
});
