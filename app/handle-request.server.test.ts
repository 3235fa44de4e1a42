import { once } from "node:events";
import type { Readable } from "node:stream";
import * as build from "virtual:react-router/server-build";
import { describe, expect, test } from "vitest";
import { createTestSite } from "../tests/support/test-site.ts";
import { addPhoto } from "./features/media/photos/photo-queries.server.ts";
import { handleRequestsWith } from "./handle-request.server.ts";

/** An app with one large picture; records the files it opens. */
async function openWithPicture() {
  const { ctx } = await createTestSite({ empty: true });
  const path = await ctx.storage.put("images", "jpg", new Uint8Array(3_000_000));
  await addPhoto(ctx.db, { path, alt: "A drawing", width: 4, height: 3 });
  const opened: Readable[] = [];
  const storage = {
    ...ctx.storage,
    open: async (wanted: string) => {
      const file = await ctx.storage.open(wanted);
      if (file !== undefined) opened.push(file.stream);
      return file;
    },
  };
  const answer = handleRequestsWith({ ...ctx, storage }, build);
  return {
    opened,
    ask: (method: string) => answer(new Request(`https://site.test/files/${path}`, { method }), "192.0.2.1"),
  };
}

const closed = async (stream: Readable | undefined) => stream?.closed || (stream && (await once(stream, "close")));

describe("a picture", () => {
  test("goes out whole, and its file is closed", async () => {
    const { opened, ask } = await openWithPicture();
    const answer = await ask("GET");
    expect((await answer.arrayBuffer()).byteLength).toBe(3_000_000);
    expect(await closed(opened[0])).toBeTruthy();
  });

  test("is also closed after a HEAD request, because few files may be open", async () => {
    const { opened, ask } = await openWithPicture();
    const answer = await ask("HEAD");
    expect(answer.body).toBeNull();
    expect(answer.headers.get("Content-Length")).toBe("3000000");
    expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
    expect(opened).toHaveLength(1);
    expect(await closed(opened[0])).toBeTruthy();
  });

  test("is closed when the visitor goes before its end", async () => {
    const { opened, ask } = await openWithPicture();
    const answer = await ask("GET");
    await answer.body?.cancel();
    expect(await closed(opened[0])).toBeTruthy();
  });
});
