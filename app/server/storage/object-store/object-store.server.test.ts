import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { refuse, startObjectStore } from "../../../../tests/support/object-store.ts";
import { partBytes } from "./multipart.server.ts";
import { StoreError } from "./store-error.ts";

const jpeg = { type: "image/jpeg", caching: "public, max-age=31536000, immutable" };

/** The error's code, as logged. */
async function errorOf(doing: Promise<unknown>): Promise<string> {
  const error: unknown = await doing.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreError);
  return (error as StoreError).code;
}

/** Announces this length, and disconnects after a few bytes. */
function breakOff(outgoing: ServerResponse, length: number, status = 200): true {
  outgoing.writeHead(status, { "Content-Length": length });
  outgoing.write("half a pic", () => outgoing.destroy());
  return true;
}

describe("an object in a store", () => {
  test("has its type and lifetime, for programs that fetch it from the store", async () => {
    const there = await startObjectStore();
    await there.open().put("images/one.jpg", Buffer.from("it"), jpeg);
    // A visitor's request: the server allows public reads.
    const answer = await fetch(`${there.origin}/pictures/images/one.jpg`);
    const said = ["Content-Type", "Cache-Control", "Content-Length"].map((name) => answer.headers.get(name));
    expect(said).toEqual(["image/jpeg", "public, max-age=31536000, immutable", "2"]);
  });

  test("lies below the folder that the settings name, and nothing beside it is seen", async () => {
    const there = await startObjectStore();
    const whole = there.open();
    const part = there.open({ prefix: "site/a/" });
    await whole.put("images/other.jpg", Buffer.from("other"), jpeg);
    await part.put("images/one.jpg", Buffer.from("it"), jpeg);
    expect(there.inBucket("pictures")).toEqual(["images/other.jpg", "site/a/images/one.jpg"]);
    expect(await Readable.from(part.list("")).toArray()).toMatchObject([{ key: "images/one.jpg", size: 2 }]);
    expect(await part.sizeOf("images/other.jpg")).toBeUndefined();
  });

  test("is found in a list of many pages, each once", async () => {
    const there = await startObjectStore();
    const store = there.open({}, {}, 3);
    const names = Array.from({ length: 20 }, (_, number) => `images/${number + 10}.jpg`);
    for (const name of names) await store.put(name, Buffer.from(name), jpeg);
    there.asked.length = 0;
    const listed = await Readable.from(store.list("images/")).toArray();
    expect(listed.map(({ key }) => key)).toEqual(names);
    expect(there.asked).toHaveLength(7);
  });

  test("is read, from any offset, and copied byte for byte, if it has many parts", async () => {
    const there = await startObjectStore();
    const store = there.open();
    const bytes = Buffer.alloc(partBytes * 2 + 12_345, "Children at a tap. ");
    const chunks = Readable.from(
      (function* () {
        for (let at = 0; at < bytes.length; at += 700_001) yield bytes.subarray(at, at + 700_001);
      })(),
    );
    expect(await store.upload("a.tar", chunks, "application/gzip")).toBe(bytes.length);
    expect(await store.readRange("a.tar", partBytes - 5, 10)).toEqual(bytes.subarray(partBytes - 5, partBytes + 5));
    await store.copy("a.tar", "b.tar", bytes.length, "application/gzip");
    const opened = await store.open("b.tar");
    expect(opened?.size).toBe(bytes.length);
    expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true);
    expect(there.asked.filter((line) => line.startsWith("PUT") && line.includes("partNumber"))).toHaveLength(4);
  });

  test("may be empty", async () => {
    const store = (await startObjectStore()).open();
    expect(await store.upload("empty", Readable.from([]), "application/gzip")).toBe(0);
    expect(await store.sizeOf("empty")).toBe(0);
  });
});

describe("a store that fails for a moment", () => {
  test.each([
    ["is too busy", (outgoing: ServerResponse) => refuse(outgoing, 503, "SlowDown")],
    ["stumbles", (outgoing: ServerResponse) => refuse(outgoing, 500, "InternalError")],
    ["hangs up", (outgoing: ServerResponse) => Boolean(outgoing.destroy())],
  ])("because it %s is asked again, and the picture is kept", async (_, fail) => {
    const there = await startObjectStore();
    const store = there.open();
    let left = 2;
    there.breakWith((_, outgoing) => left-- > 0 && fail(outgoing));
    await store.put("images/one.jpg", Buffer.from("it"), jpeg);
    expect(there.asked).toHaveLength(3);
    there.mend();
    expect(await store.sizeOf("images/one.jpg")).toBe(2);
  });

  test("in the middle of one part of an upload gets that part again", async () => {
    const there = await startObjectStore();
    const store = there.open();
    let left = 1;
    there.breakWith(({ method, url, socket }) => {
      if (method !== "PUT" || !url?.includes("partNumber=2") || left-- <= 0) return false;
      socket.destroy();
      return true;
    });
    const bytes = Buffer.alloc(partBytes + 100, "smile");
    await store.upload("a.tar", Readable.from([bytes]), "application/gzip");
    const opened = await store.open("a.tar");
    expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true);
  });

  test("is asked again for the part that broke off", async () => {
    const there = await startObjectStore();
    const store = there.open();
    await store.put("a.tar", Buffer.from("a whole archive"), jpeg);
    let left = 1;
    there.breakWith((_, outgoing) => left-- > 0 && breakOff(outgoing, 15, 206));
    expect((await store.readRange("a.tar", 0, 15)).toString()).toBe("a whole archive");
  });

  test("after it put an upload together, and lost the answer, has it all the same", async () => {
    const there = await startObjectStore();
    const store = there.open();
    let tries = 0;
    there.breakWith(async ({ method, url }, outgoing, reach) => {
      if (method !== "POST" || !url?.includes("uploadId")) return false;
      // Stores' response for a completed upload; this server has none.
      if (++tries > 1) return refuse(outgoing, 404, "NoSuchUpload");
      await reach();
      outgoing.destroy();
      return true;
    });
    await store.upload("a.tar", Readable.from([Buffer.from("it")]), "application/gzip");
    expect([await store.sizeOf("a.tar"), tries]).toEqual([2, 2]);
  });
});

describe("a store that goes on failing is reported as", () => {
  test.each([
    ["busy", 503, "SlowDown", "STORE_BUSY", 3],
    ["busy", 429, "TooManyRequests", "STORE_BUSY", 3],
    ["closed to us", 403, "AccessDenied", "STORE_MAY_NOT_WRITE", 1],
    ["tired of our keys", 400, "ExpiredToken", "STORE_EXPIRED", 1],
    ["of another time", 403, "RequestTimeTooSkewed", "STORE_CLOCK", 1],
    ["in another region", 400, "AuthorizationHeaderMalformed", "STORE_REGION", 1],
    ["elsewhere", 301, "PermanentRedirect", "STORE_REGION", 1],
    ["a website that leads on", 302, "", "STORE_ODD", 1],
    ["none", 418, "Teapot", "STORE_ODD", 1],
  ])("%s (%i %s), after as many questions as help", async (_, status, code, fault, questions) => {
    const there = await startObjectStore();
    there.breakWith((_, outgoing) => refuse(outgoing, status, code));
    expect(await errorOf(there.open().put("images/one.jpg", Buffer.from("it"), jpeg))).toBe(fault);
    expect(there.asked).toHaveLength(questions);
  });

  test("closed to unknown keys or another secret", async () => {
    const there = await startObjectStore();
    const wrong = (changes: object) =>
      there.open({ keys: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER", ...changes } });
    expect(await errorOf(wrong({ secretAccessKey: "hunter2" }).reach())).toBe("STORE_WRONG_SECRET");
    expect(await errorOf(wrong({ accessKeyId: "STRANGER" }).reach())).toBe("STORE_UNKNOWN_KEY");
  });

  test("without the bucket, when the site reads, writes or lists", async () => {
    const there = await startObjectStore();
    const store = there.open({ bucket: "none-such" });
    expect(await errorOf(store.reach())).toBe("STORE_NO_BUCKET");
    expect(await errorOf(store.put("images/one.jpg", Buffer.from("it"), jpeg))).toBe("STORE_NO_BUCKET");
    expect(await errorOf(Readable.from(store.list("")).toArray())).toBe("STORE_NO_BUCKET");
  });

  test("out of reach, when no server answers", async () => {
    const there = await startObjectStore();
    await there.close();
    expect(await errorOf(there.open().sizeOf("images/one.jpg"))).toBe("STORE_UNREACHABLE");
  });

  test("out of reach, when every upload breaks off in the middle; and it has nothing of it", async () => {
    const there = await startObjectStore();
    const store = there.open();
    there.breakWith(({ socket }) => Boolean(socket.once("data", () => socket.destroy()).resume()));
    expect(await errorOf(store.put("images/one.jpg", Buffer.alloc(5_000_000, "smile"), jpeg))).toBe(
      "STORE_UNREACHABLE",
    );
    expect(there.asked).toHaveLength(3);
    expect(there.inBucket("pictures")).toEqual([]);
  });

  test("too slow, when it takes a question and never answers, or never ends its answer", async () => {
    const there = await startObjectStore();
    const store = there.open({}, { answer: 100, tries: 2 });
    there.breakWith(() => true);
    expect(await errorOf(store.sizeOf("images/one.jpg"))).toBe("STORE_SLOW");
    expect(there.asked).toHaveLength(2);
    there.breakWith((_, outgoing) => Boolean(outgoing.writeHead(200, { "Content-Length": 1_000 }).write("<List")));
    expect(await errorOf(Readable.from(store.list("")).toArray())).toBe("STORE_SLOW");
  });

  test("odd, when its list leads round in a circle, or hides where it goes on", async () => {
    const there = await startObjectStore();
    const page = (next: string) => `<ListBucketResult><IsTruncated>true</IsTruncated>${next}</ListBucketResult>`;
    for (const next of ["<NextContinuationToken>again</NextContinuationToken>", ""]) {
      there.breakWith((_, outgoing) => Boolean(outgoing.writeHead(200).end(page(next))));
      expect(await errorOf(Readable.from(there.open().list("")).toArray())).toBe("STORE_ODD");
    }
  });

  test("and an upload that fails or is cancelled leaves nothing in it", async () => {
    const there = await startObjectStore();
    const store = there.open();
    const bytes = Buffer.alloc(partBytes * 2, "smile");
    there.breakWith(
      ({ url }, outgoing) => url?.includes("partNumber=2") === true && refuse(outgoing, 403, "AccessDenied"),
    );
    expect(await errorOf(store.upload("a.tar", Readable.from([bytes]), "application/gzip"))).toBe(
      "STORE_MAY_NOT_WRITE",
    );
    there.mend();
    const stopping = new AbortController();
    const chunks = async function* () {
      yield bytes;
      stopping.abort(new Error("The site stops."));
      yield bytes;
    };
    await expect(store.upload("a.tar", chunks(), "application/gzip", stopping.signal)).rejects.toThrow(
      "The site stops.",
    );
    expect(there.inBucket("pictures")).toEqual([]);
    expect(there.begun("pictures")).toHaveLength(2);
    expect(there.givenUp.sort()).toEqual(there.begun("pictures").sort());
  });

  test("unwilling, when it says so at the end of an answer that began well", async () => {
    const there = await startObjectStore();
    there.breakWith(
      ({ method, url }, outgoing) =>
        method === "POST" &&
        url?.includes("uploadId") === true &&
        Boolean(outgoing.writeHead(200).end("<Error><Code>InternalError</Code></Error>")),
    );
    const uploading = there.open().upload("a.tar", Readable.from([Buffer.from("it")]), "application/gzip");
    expect(await errorOf(uploading)).toBe("STORE_BUSY");
    expect(there.inBucket("pictures")).toEqual([]);
  });
});

test("an upload that a proxy accepts without a tag fails", async () => {
  const there = await startObjectStore();
  there.breakWith((_, outgoing) => {
    outgoing.writeHead(200, { "Content-Type": "text/html" }).end("Please sign in to this network");
    return true;
  });
  expect(await errorOf(there.open().put("images/one.jpg", Buffer.from("it"), jpeg))).toBe("STORE_ODD");
});

describe("a download that breaks off", () => {
  test("ends with an error, and never as if it were whole", async () => {
    const there = await startObjectStore();
    there.breakWith((_, outgoing) => breakOff(outgoing, 1_000));
    const opened = await there.open().open("images/one.jpg");
    expect(opened?.size).toBe(1_000);
    expect(await errorOf(opened ? buffer(opened.stream) : Promise.resolve())).toBe("STORE_BROKEN");
  });

  test("ends with an error too when the store falls silent, but not while the reader does", async () => {
    const there = await startObjectStore();
    const store = there.open({}, { silence: 150 });
    const bytes = Buffer.alloc(3_000_000, "smile");
    await store.put("images/one.jpg", bytes, jpeg);
    const opened = await store.open("images/one.jpg");
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true);
    there.breakWith((_, outgoing) => Boolean(outgoing.writeHead(200, { "Content-Length": 1_000 }).write("half")));
    const silent = await store.open("images/one.jpg");
    expect(await errorOf(silent ? buffer(silent.stream) : Promise.resolve())).toBe("STORE_BROKEN");
  });

  test("gives its connection back when the reader stops early", async () => {
    const there = await startObjectStore();
    const closed = Promise.withResolvers<void>();
    there.breakWith((_, outgoing) => {
      outgoing.once("close", () => closed.resolve());
      return Boolean(outgoing.writeHead(200, { "Content-Length": 1_000 }).write("half"));
    });
    const opened = await there.open().open("images/one.jpg");
    opened?.stream.destroy();
    await closed.promise;
  });
});

test("no word about a store has its keys or its address in it", async () => {
  const there = await startObjectStore();
  const store = there.open({ keys: { accessKeyId: "A-KEY-ID", secretAccessKey: "hunter2" } });
  const error = (await store.reach().catch((reason: unknown) => reason)) as StoreError;
  const said = [error.message, error.why, String(error.stack), JSON.stringify(error)].join("\n");
  for (const word of ["A-KEY-ID", "hunter2", String(there.port)]) expect(said).not.toContain(word);
});
