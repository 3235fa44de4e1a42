import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { connectTo, listen, readAll, requestText, sendRaw, statusOf } from "../../../tests/support/loopback.ts";
import { type Log, openLog } from "../log/log.server.ts";
import { listenerFor } from "./serve.server.ts";

interface Options {
  trustedProxies?: string[];
  siteUrl?: string;
  answer?: (request: Request, address: string) => Promise<Response>;
}

const echo = async (request: Request, address: string) => {
  const said = JSON.stringify({ method: request.method, url: request.url, address });
  return new Response(said, { headers: { "Content-Length": `${Buffer.byteLength(said)}` } });
};

/** A server with this answer, its log, and request functions. */
async function open({ trustedProxies = [], siteUrl, answer = echo }: Options = {}) {
  const logged: string[] = [];
  const log: Log = openLog("debug", (line) => logged.push(line));
  const port = await listen(listenerFor(answer, { config: { trustedProxies, siteUrl }, log }));
  return {
    port,
    logged,
    ask: async (path: string, headers: Record<string, string> = {}, method = "GET") => {
      const said = await sendRaw(port, requestText(`${method} ${path}`, headers));
      const [, body = ""] = said.split("\r\n\r\n");
      return { status: statusOf(said), said, seen: statusOf(said) === 200 ? JSON.parse(body) : undefined };
    },
    isAlive: async () => (await fetch(`http://127.0.0.1:${port}/alive`)).status < 500,
  };
}

describe("the address of a page", () => {
  test("is the one that the visitor asked for", async () => {
    const { ask } = await open();
    const { seen } = await ask("/blog?before=1.2", { Host: "site.test:8080" });
    expect(seen).toMatchObject({ url: "http://site.test:8080/blog?before=1.2", address: "127.0.0.1" });
  });

  test("is on the configured host, for a request to any host", async () => {
    const { ask } = await open({ siteUrl: "https://site.test" });
    const { seen } = await ask("/blog", { Host: "elsewhere.test", "X-Forwarded-Host": "elsewhere.test" });
    expect(seen.url).toBe("https://site.test/blog");
  });

  test.each([
    "/%",
    "/%E0%A4%A",
    "/%00",
    "/..%2f..%2fetc/passwd",
    "//elsewhere.test/x",
    "/?%&=%",
    `/${"x".repeat(12_000)}`,
  ])("may be as odd as %j and is answered", async (path) => {
    const { ask } = await open();
    const { status, seen } = await ask(path);
    expect(status).toBe(200);
    expect(new URL(seen.url).host).toBe("site.test");
  });

  test("has one host, because a proxy may read two in another way", async () => {
    const { port, isAlive } = await open();
    const said = await sendRaw(port, requestText("GET /").replace("\r\n", "\r\nHost: elsewhere.test\r\n"));
    expect([statusOf(said), said.includes("This address cannot be read.")]).toEqual([400, true]);
    expect(await isAlive()).toBe(true);
  });

  test.each(["site.test/admin?", "site.test/admin#", "site.test\\admin", "site.test?", "x/..", "user@site.test"])(
    "is not changed by a host like %j, also behind a proxy",
    async (host) => {
      const { ask } = await open();
      expect((await ask("/blog", { Host: host })).status).toBe(400);
      const behind = await open({ trustedProxies: ["loopback"] });
      expect((await behind.ask("/blog", { "X-Forwarded-Host": host })).status).toBe(400);
      expect((await behind.ask("/blog", { Forwarded: `for=192.0.2.1;host="${host}"` })).status).toBe(400);
    },
  );

  test.each(["site.test", "site.test:8080", "192.0.2.1", "[2001:db8::1]:3000", "xn--4ca.test", "my_machine"])(
    "may be on a host like %j",
    async (host) => {
      const { ask } = await open();
      expect((await ask("/blog", { Host: host })).seen.url).toBe(`http://${host}/blog`);
    },
  );

  test.each(['"><script>', "a b", "site.test:99999", "user:password@site.test", "[::1", "%"])(
    "cannot be read on a host like %j, and the answer says so",
    async (host) => {
      const { ask, logged, isAlive } = await open();
      const { status, said } = await ask("/", { Host: host });
      expect(status).toBe(400);
      expect(said).toContain("This address cannot be read.");
      expect(logged).toEqual([]);
      expect(await isAlive()).toBe(true);
    },
  );
});

describe("a request that no browser sends", () => {
  test.each([
    ["of the method TRACE, which no page may have", requestText("TRACE /"), 400],
    ["of a method that does not exist", requestText("SMILE /"), 400],
    ["to pass something on to another machine", requestText("CONNECT elsewhere.test:25"), undefined],
    ["with a header of 100 kB", requestText("GET /", { "X-Large": "x".repeat(100_000) }), 431],
    ["with thousands of headers", requestText("GET /").replace("\r\n\r\n", `\r\n${"X: y\r\n".repeat(9_000)}\r\n`), 431],
    ["without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["that is the beginning of another protocol", "\x16\x03\x01\x02\x00", 400],
    [
      "that says its length in two ways",
      requestText("POST /", { "Content-Length": "7", "Transfer-Encoding": "chunked" }),
      400,
    ],
  ])("%s gets no page, and the next visitor does", async (_, request, status) => {
    const { port, isAlive } = await open();
    expect(statusOf(await sendRaw(port, request))).toBe(status);
    expect(await isAlive()).toBe(true);
  });

  test("reaches the routes, which refuse an unknown method", async () => {
    const { ask } = await open();
    expect((await ask("/", {}, "PROPFIND")).seen.method).toBe("PROPFIND");
  });
});

describe("the address of the visitor's machine", () => {
  const forwarded = {
    "X-Forwarded-For": "203.0.113.9",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "site.example",
  };

  test("is not taken from a header that any visitor can write", async () => {
    const { ask } = await open();
    const { seen } = await ask("/", { ...forwarded, Forwarded: "for=203.0.113.9;proto=https;host=site.example" });
    expect(seen).toMatchObject({ address: "127.0.0.1", url: "http://site.test/" });
  });

  test("is not taken from a proxy that the settings do not name", async () => {
    const { ask } = await open({ trustedProxies: ["10.0.0.0/8"] });
    expect((await ask("/", forwarded)).seen).toMatchObject({ address: "127.0.0.1", url: "http://site.test/" });
  });

  test("is what a trusted proxy says, and so are scheme and host", async () => {
    const { ask } = await open({ trustedProxies: ["loopback"] });
    expect((await ask("/", forwarded)).seen).toMatchObject({ address: "203.0.113.9", url: "https://site.example/" });
  });

  test("is the last one that no trusted proxy wrote", async () => {
    const { ask } = await open({ trustedProxies: ["loopback", "10.0.0.0/8"] });
    const { seen } = await ask("/", { "X-Forwarded-For": "198.51.100.1, 203.0.113.9, 10.0.0.7" });
    expect(seen.address).toBe("203.0.113.9");
  });

  test("is the proxy's if the proxy names none", async () => {
    const { ask } = await open({ trustedProxies: ["loopback"] });
    expect((await ask("/")).seen.address).toBe("127.0.0.1");
  });
});

describe("a visitor who hangs up", () => {
  test("during a response ends no other request, and logs no error", async () => {
    const begun = Promise.withResolvers<Request>();
    const { port, logged, isAlive } = await open({
      answer: async (request) => {
        if (request.url.endsWith("/alive")) return new Response("yes");
        begun.resolve(request);
        await once(request.signal, "abort");
        return new Response("too late".repeat(100_000));
      },
    });
    const socket = await connectTo(port);
    socket.write(requestText("GET /"));
    const { signal } = await begun.promise;
    socket.destroy();
    if (!signal.aborted) await once(signal, "abort");
    expect(await isAlive()).toBe(true);
    expect(logged).toEqual([]);
  });

  test("while sending a form causes no error", async () => {
    const begun = Promise.withResolvers<{ form: Promise<string> }>();
    const { port, logged, isAlive } = await open({
      answer: async (request) => {
        if (request.method === "GET") return new Response("yes");
        const form = request.text();
        begun.resolve({ form: form.catch(String) });
        return new Response(await form);
      },
    });
    const socket = await connectTo(port);
    socket.write(`${requestText("POST /", { "Content-Length": "1000" })}half`);
    const { form } = await begun.promise;
    socket.destroy();
    expect(await form).toContain("aborted");
    expect(await isAlive()).toBe(true);
    expect(logged).toEqual([]);
  });

  test("while reading a long answer stops it", async () => {
    const stopped = Promise.withResolvers<unknown>();
    const endless = {
      pull: (c: ReadableByteStreamController) => c.enqueue(new Uint8Array(65_536)),
      cancel: stopped.resolve,
    };
    const { port, logged } = await open({
      answer: async () => new Response(new ReadableStream({ type: "bytes", ...endless })),
    });
    const socket = await connectTo(port);
    socket.write(requestText("GET /"));
    await once(socket, "data");
    socket.destroy();
    await stopped.promise;
    expect(logged).toEqual([]);
  });
});

describe("an answer that cannot be made", () => {
  test("becomes an error page for the visitor and a line in the log", async () => {
    const { ask, logged } = await open({ answer: () => Promise.reject(new Error("hunter2 broke")) });
    const { status, said } = await ask("/");
    expect(status).toBe(500);
    expect(said).toContain("Something went wrong on our side.");
    expect(said).not.toContain("hunter2");
    expect(logged).toEqual([expect.stringMatching(/"event":"request not answered","error":"Error","stack":".*serve/)]);
    expect(logged.join()).not.toContain("hunter2");
  });

  test("that breaks off on the way is not taken for a whole one", async () => {
    const { port, logged } = await open({
      answer: async () => {
        const body = new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode("half a picture")),
          pull: (controller) => controller.error(new Error("the disk is gone")),
        });
        return new Response(body, { headers: { "Content-Type": "image/jpeg" } });
      },
    });
    const socket = await connectTo(port);
    socket.write(requestText("GET /"));
    expect(await readAll(socket)).not.toMatch(/\r\n0\r\n\r\n$/);
    expect(logged).toEqual([expect.stringContaining('"event":"request not answered"')]);
  });
});

describe("a form that is refused before all of it has come", () => {
  test.each([
    ["by the routes", "POST", 413],
    ["for its method", "TRACE", 400],
  ])("%s is read to its end, so that the browser reads the response", async (_, method, status) => {
    const { port } = await open({ answer: async () => new Response("too large", { status: 413 }) });
    const form = "x".repeat(20_000_000);
    const head = { "Content-Length": String(form.length), Connection: "keep-alive" };
    const socket = await connectTo(port);
    const answers = readAll(socket);
    // Browsers send the whole form first. A larger one fits into no buffer on the way.
    await new Promise((resolve) => socket.write(`${requestText(`${method} /`, head)}${form}`, resolve));
    socket.write(requestText("GET /"));
    expect([...(await answers).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code))).toEqual([status, 413]);
  });
});
