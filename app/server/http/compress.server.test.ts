import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compress } from "./compress.server.ts";

const page = `<!doctype html><title>Tabasamu</title>${"<p>A smile in every line.</p>".repeat(200)}`;

const answerWith = (body: BodyInit | null, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });

async function ask(accepted: string | undefined, response = answerWith(page), method = "GET") {
  const headers: Record<string, string> = accepted === undefined ? {} : { "Accept-Encoding": accepted };
  const answer = await compress(new Request("https://site.test/", { method, headers }), response);
  return { answer, encoding: answer.headers.get("Content-Encoding"), body: Buffer.from(await answer.arrayBuffer()) };
}

describe("a page is sent", () => {
  test.each(["br", "gzip, deflate, br, zstd", "gzip;q=1.0, br;q=0.1", "*", "BR"])(
    "with Brotli, the smallest, to a browser that says %j",
    async (accepted) => {
      const { encoding, body } = await ask(accepted);
      expect(encoding).toBe("br");
      expect(brotliDecompressSync(body).toString()).toBe(page);
      expect(body.byteLength).toBeLessThan(page.length / 10);
    },
  );

  test.each(["gzip", "gzip, deflate", "br;q=0, gzip", "deflate, gzip;q=0.5", "*;q=0.5, br;q=0"])(
    "with gzip to a browser that says %j",
    async (accepted) => {
      const { encoding, body } = await ask(accepted);
      expect(encoding).toBe("gzip");
      expect(gunzipSync(body).toString()).toBe(page);
    },
  );

  test.each([
    undefined,
    "",
    "identity",
    "deflate",
    "zstd",
    "*;q=0",
    "br;q=0, gzip;q=0",
    "nonsense",
    ",;q=,;;=;",
    "brgzip",
    "x".repeat(5_000),
  ])("as it is to a browser that says %j", async (accepted) => {
    const { encoding, body } = await ask(accepted);
    expect(encoding).toBeNull();
    expect(body.toString()).toBe(page);
  });

  test("with its true length, and a word to caches that it comes in several ways", async () => {
    for (const accepted of ["br", "gzip", "identity"]) {
      const { answer, body } = await ask(accepted);
      expect(answer.headers.get("Content-Length")).toBe(String(body.byteLength));
      expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    }
  });

  test("with the status and the headers that it had", async () => {
    const headers = { "Content-Security-Policy": "default-src 'none'", Vary: "Origin" };
    const { answer } = await ask("br", answerWith(page, headers, 422));
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
    expect(answer.headers.get("Vary")).toBe("Origin, Accept-Encoding");
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });

  test("with every cookie of its own", async () => {
    const response = answerWith(page);
    response.headers.append("Set-Cookie", "a=1");
    response.headers.append("Set-Cookie", "b=2");
    expect((await ask("br", response)).answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });
});

describe("by its type:", () => {
  test.each([
    "text/plain",
    "text/css",
    "application/json",
    "application/xml",
    "application/rss+xml; charset=utf-8",
    "image/svg+xml",
  ])("%s is compressed", async (type) => {
    expect((await ask("br", answerWith(page, { "Content-Type": type }))).encoding).toBe("br");
  });

  test.each(["image/jpeg", "image/png", "image/avif", "font/woff2", "application/zip", "video/mp4", ""])(
    "%s is not: it would not get smaller",
    async (type) => {
      const { answer, encoding, body } = await ask("br", answerWith(page, { "Content-Type": type }));
      expect(encoding).toBeNull();
      expect(body.toString()).toBe(page);
      expect(answer.headers.get("Vary")).toBeNull();
    },
  );

  test.each(["Not found", "", "x"])("and %j, which would only grow, is sent as it is", async (short) => {
    for (const accepted of ["br", "gzip"]) {
      const { answer, encoding, body } = await ask(accepted, answerWith(short));
      expect(encoding).toBeNull();
      expect(body.toString()).toBe(short);
      expect(answer.headers.get("Content-Length")).toBe(String(short.length));
    }
  });

  test("and what is compressed already is not compressed again", async () => {
    // Compressed badly on purpose, to leave something to gain.
    const packed = gzipSync(page, { level: 0 });
    const { encoding, body } = await ask("br, gzip", answerWith(packed, { "Content-Encoding": "gzip" }));
    expect(encoding).toBe("gzip");
    expect(gunzipSync(body).toString()).toBe(page);
  });
});

describe("an answer without a body stays without one:", () => {
  test("to a question about the headers alone", async () => {
    const { answer, encoding } = await ask("br", answerWith(page), "HEAD");
    expect(encoding).toBeNull();
    expect(answer.status).toBe(200);
  });

  test.each([204, 304])("%i", async (status) => {
    const { answer, body } = await ask("br", answerWith(null, {}, status));
    expect(answer.status).toBe(status);
    expect(body.byteLength).toBe(0);
    expect(answer.headers.get("Content-Length")).toBeNull();
  });

  test("a way to another page", async () => {
    const response = new Response(null, { status: 303, headers: { Location: "/contact?sent" } });
    const { answer } = await ask("br", response);
    expect(answer.headers.get("Location")).toBe("/contact?sent");
  });
});
