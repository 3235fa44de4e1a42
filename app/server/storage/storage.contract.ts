import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { type FileStorage, folders, isFilePath } from "./storage.ts";

/** An empty storage under test, with access to its files. */
export interface OpenFileStore {
  store: FileStorage;
  /** Lists all files in the storage as `folder/name`, also partial ones. */
  list(): Promise<string[]>;
  block(path: string): Promise<void>;
}

/**
 * Tests that every file storage must pass.
 * @param open makes a new storage for a test, and cleans up
 */
export function describeFileStorage(name: string, open: () => Promise<OpenFileStore>): void {
  const bytes = (text: string) => new TextEncoder().encode(text);

  async function read(store: FileStorage, path: string): Promise<string | undefined> {
    const file = await store.open(path);
    return file && (await contentOf(file)).toString();
  }

  async function contentOf({ size, stream }: { size: number; stream: Readable }): Promise<Buffer> {
    const content = await buffer(stream);
    expect(content.byteLength).toBe(size);
    return content;
  }

  describe(`pictures kept in ${name}`, () => {
    test("come back byte for byte", async () => {
      const { store } = await open();
      const picture = Uint8Array.from({ length: 200_000 }, (_, place) => (place * 31) % 256);
      const file = await store.open(await store.put("images", "jpg", picture));
      if (file === undefined) throw new Error("It is not there.");
      expect((await contentOf(file)).equals(picture)).toBe(true);
    });

    test("come back from every folder, under a path that pages may name", async () => {
      const { store } = await open();
      for (const folder of folders) {
        const path = await store.put(folder, "svg", bytes(folder));
        expect(path.startsWith(`${folder}/`)).toBe(true);
        expect(isFilePath(path)).toBe(true);
        expect(await read(store, path)).toBe(folder);
      }
    });

    test("are kept once, however often the same one comes", async () => {
      const { store, list } = await open();
      const first = await store.put("events", "png", bytes("the same"));
      expect(await store.put("events", "png", bytes("the same"))).toBe(first);
      expect(await list()).toEqual([first]);
    });

    test("are kept once, even when the same one comes many times at once", async () => {
      const { store, list } = await open();
      const paths = await Promise.all(Array.from({ length: 20 }, () => store.put("events", "png", bytes("the same"))));
      expect(await list()).toEqual([...new Set(paths)]);
      expect(await read(store, paths[0] ?? "")).toBe("the same");
    });

    test("never overwrite each other", async () => {
      const { store } = await open();
      const one = await store.put("events", "jpg", bytes("one IMG_0001.jpg"));
      const other = await store.put("events", "jpg", bytes("another IMG_0001.jpg"));
      expect(await read(store, one)).toBe("one IMG_0001.jpg");
      expect(await read(store, other)).toBe("another IMG_0001.jpg");
    });

    test("lie in their own folder, also where another one has the same", async () => {
      const { store, list } = await open();
      const paths = [await store.put("events", "png", bytes("it")), await store.put("projects", "png", bytes("it"))];
      expect((await list()).sort()).toEqual(paths.sort());
    });

    test("are gone once they are removed, each on its own, and may be removed twice", async () => {
      const { store, list } = await open();
      const gone = await store.put("images", "jpg", bytes("gone"));
      const stays = await store.put("images", "jpg", bytes("stays"));
      await store.remove(gone);
      await store.remove(gone);
      expect(await list()).toEqual([stays]);
      expect(await store.open(gone)).toBeUndefined();
    });

    test("come back under the path that they had, also twice", async () => {
      const { store, list } = await open();
      const path = `private/${"0".repeat(32)}.raw`;
      for (let time = 0; time < 2; time++) await store.putBack(path, bytes("sealed"));
      expect([await list(), await read(store, path)]).toEqual([[path], "sealed"]);
      await expect(store.putBack("images/../x", bytes("harm"))).rejects.toThrow("No file may be called");
    });

    test("are not removed by a path that is none of theirs", async () => {
      const { store, list } = await open();
      const path = await store.put("images", "jpg", bytes("stays"));
      for (const odd of ["", "images", "images/", `events/../${path}`, `/${path}`, "../images"])
        await store.remove(odd);
      expect(await list()).toEqual([path]);
    });

    test("leave nothing behind when keeping fails, and say so", async () => {
      const { store, list, block } = await open();
      const path = await store.put("images", "jpg", bytes("good"));
      await block(path);
      const before = await list();
      await expect(store.put("images", "jpg", bytes("good"))).rejects.toThrow(Error);
      expect(await list()).toEqual(before);
    });
  });

  describe(`a file that arrives in pieces for ${name}`, () => {
    const pieces = ["first, ", "second, ", "", "third"];

    test("is stored whole when it is kept, under the path of its content, and not before", async () => {
      const { store, list } = await open();
      const file = await store.begin();
      for (const piece of pieces) await file.write(bytes(piece));
      expect((await buffer(file.read())).toString()).toBe(pieces.join(""));
      expect(await Readable.from(store.list()).toArray()).toEqual([]);
      const path = await file.put("private", "raw");
      expect(path).toBe(await store.put("private", "raw", bytes(pieces.join(""))));
      expect(await read(store, path)).toBe(pieces.join(""));
      await file.drop();
      expect(await list()).toEqual([path]);
    });

    test("leaves nothing when it is dropped, or cannot be kept", async () => {
      const { store, list, block } = await open();
      const dropped = await store.begin();
      await dropped.write(bytes("half"));
      await dropped.drop();
      await dropped.drop();
      expect(await list()).toEqual([]);
      const path = await store.put("private", "raw", bytes("whole"));
      await block(path);
      const before = await list();
      const file = await store.begin();
      await file.write(bytes("whole"));
      await expect(file.put("private", "raw")).rejects.toThrow(Error);
      expect(await list()).toEqual(before);
    });
  });

  describe(`a picture that is opened in ${name}`, () => {
    test("is read to its end, also when it is removed meanwhile", async () => {
      const { store } = await open();
      const path = await store.put("images", "jpg", bytes("about to go"));
      const file = await store.open(path);
      await store.remove(path);
      expect(file && (await contentOf(file)).toString()).toBe("about to go");
    });
  });

  describe(`the list of ${name}`, () => {
    const listed = async (store: FileStorage) => (await Readable.from(store.list()).toArray()).sort(byPath);
    const byPath = (one: { path: string }, other: { path: string }) => one.path.localeCompare(other.path);

    test("is empty as long as nothing is kept", async () => {
      const { store } = await open();
      expect(await listed(store)).toEqual([]);
    });

    test("names every picture of every folder with its size, however many there are", async () => {
      const { store } = await open();
      const kept = [];
      for (const folder of folders) {
        // More files than one page of a store's list in these tests.
        for (let size = 1; size <= 9; size++) {
          kept.push({ path: await store.put(folder, "jpg", new Uint8Array(size)), size });
        }
      }
      expect(await listed(store)).toEqual(kept.sort(byPath));
      for (const { path, size } of kept.slice(0, 9)) expect(await store.sizeOf(path)).toBe(size);
    });

    test("names nothing that could not be opened", async () => {
      const { store, block } = await open();
      const path = await store.put("images", "jpg", bytes("good"));
      await block(path);
      expect(await listed(store)).toEqual([]);
    });
  });

  describe(`a path in ${name}`, () => {
    test("that was never kept opens nothing", async () => {
      const { store } = await open();
      expect(await store.open(`events/${"0".repeat(32)}.jpg`)).toBeUndefined();
      expect(await store.sizeOf(`events/${"0".repeat(32)}.jpg`)).toBeUndefined();
    });

    test("that is no path of a kept picture opens nothing", async () => {
      const { store } = await open();
      const path = await store.put("images", "svg", bytes("good"));
      const odd = [
        "",
        "/",
        ".",
        "..",
        "images",
        "images/",
        `/${path}`,
        `./${path}`,
        `events/../${path}`,
        `images//${path.slice("images/".length)}`,
        `${path}/`,
        `${path}\0`,
        `${path}\n`,
        path.replace("/", "\\"),
        path.toUpperCase(),
        `${path}?`,
        path.replace("/", "%2f"),
      ];
      for (const there of odd) expect(await store.open(there), JSON.stringify(there)).toBeUndefined();
    });
  });
}
