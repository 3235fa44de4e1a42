/** Chromium 80, of February 2020: the oldest browser of the public pages. Today's Playwright cannot drive it. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { brotliDecompressSync } from "node:zlib";

/** Its package has the programme itself, for x64 Linux; it is fetched once, and no part of the installation. */
const packed = { name: "chrome-aws-lambda", version: "2.1.1" };
const cache = join(import.meta.dirname, "..", "..", "node_modules", ".cache", "chromium-80");

const flags = [
  "--headless",
  "--no-sandbox",
  "--no-zygote",
  "--disable-gpu",
  "--remote-debugging-port=0",
  "--hide-scrollbars",
];

function findProgramme(): string {
  const programme = join(cache, "chromium");
  if (existsSync(programme)) return programme;
  mkdirSync(cache, { recursive: true });
  const words = [
    "install",
    "--ignore-scripts",
    "--legacy-peer-deps",
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--prefix",
  ];
  execFileSync("npm", [...words, cache, `${packed.name}@${packed.version}`], { stdio: "pipe" });
  const bytes = brotliDecompressSync(readFileSync(join(cache, "node_modules", packed.name, "bin", "chromium.br")));
  writeFileSync(`${programme}.part`, bytes, { mode: 0o755 });
  renameSync(`${programme}.part`, programme);
  rmSync(join(cache, "node_modules"), { recursive: true });
  return programme;
}

type Params = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: the protocol has no types here.
type Reply = any;

/** The browser with one page, spoken to in its own protocol. */
export class OldChromium {
  #programme: ChildProcess;
  #profile: string;
  #socket: WebSocket;
  #session = "";
  #asked = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>();
  #listeners = new Map<string, (params: Reply) => void>();
  /** Errors of its console, and uncaught exceptions. */
  readonly errors: string[] = [];

  private constructor(programme: ChildProcess, profile: string, socket: WebSocket) {
    this.#programme = programme;
    this.#profile = profile;
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)));
  }

  /** @throws where the programme cannot be fetched or started */
  static async launch(width = 360): Promise<OldChromium> {
    const profile = mkdtempSync(join(tmpdir(), "old-chromium-"));
    const programme = spawn(findProgramme(), [...flags, `--user-data-dir=${profile}`, "about:blank"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const address = await findAddress(programme);
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    const browser = new OldChromium(programme, profile, socket);
    const { targetId } = await browser.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    browser.#session = sessionId;
    for (const domain of ["Page", "Runtime", "Log"]) await browser.send(`${domain}.enable`);
    await browser.setWidth(width);
    return browser;
  }

  async setWidth(width: number, height = 640): Promise<void> {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: width < 600 };
    await this.send("Emulation.setDeviceMetricsOverride", metrics);
  }

  /** Renames this element in later documents and their style, as if the browser did not know it. */
  async hideElement(element: string): Promise<void> {
    await this.send("Fetch.enable", { patterns: [{ resourceType: "Document", requestStage: "Response" }] });
    const tags = new RegExp(`(</?)${element}\\b`, "g");
    const selectors = new RegExp(`([{}>,;]|^)${element}(?=[[:{,.])`, "gm");
    this.#listeners.set("Fetch.requestPaused", async ({ requestId, responseStatusCode, responseHeaders }) => {
      const { body, base64Encoded } = await this.send("Fetch.getResponseBody", { requestId });
      const html = Buffer.from(body, base64Encoded ? "base64" : "utf8").toString();
      const other = html
        .replace(tags, `$1x-${element}`)
        .replace(/<style[^>]*>.*?<\/style>/gs, (style) => style.replace(selectors, `$1x-${element}`));
      // The policy is of the bytes that the site sent.
      const headers = (responseHeaders as { name: string }[]).filter(
        ({ name }) => !/^content-(?:security-policy|encoding|length)$/i.test(name),
      );
      const answer = { requestId, responseCode: responseStatusCode, responseHeaders: headers };
      await this.send("Fetch.fulfillRequest", { ...answer, body: Buffer.from(other).toString("base64") });
    });
  }

  /** Opens an address, and waits until all is loaded. */
  async open(url: string): Promise<void> {
    const loaded = this.#next("Page.loadEventFired");
    await this.send("Page.navigate", { url });
    await loaded;
  }

  /** @returns the value of an expression; a promise is waited for */
  async evaluate<T>(expression: string): Promise<T> {
    const options = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", options);
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }

  /** Presses the mouse in the middle of an element, even if another one covers it. */
  async press(selector: string): Promise<void> {
    const [x, y] = await this.evaluate<[number, number]>(`(() => {
      const found = document.querySelector(${JSON.stringify(selector)});
      found.scrollIntoView({ block: "center" });
      const { left, top, width, height } = found.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    })()`);
    for (const type of ["mousePressed", "mouseReleased"])
      await this.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  }

  /** Presses what leads to another page, and waits for it. */
  async follow(selector: string): Promise<void> {
    const loaded = this.#next("Page.loadEventFired");
    await this.press(selector);
    await loaded;
  }

  async type(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.send("Input.insertText", { text });
  }

  /** @returns a PNG of the whole page */
  async picture(width = 360): Promise<Buffer> {
    const { contentSize } = await this.send("Page.getLayoutMetrics");
    await this.setWidth(width, contentSize.height);
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    await this.setWidth(width);
    return Buffer.from(data, "base64");
  }

  send(method: string, params: Params = {}): Promise<Reply> {
    const id = this.#asked.size + 1;
    const session = this.#session === "" ? {} : { sessionId: this.#session };
    this.#socket.send(JSON.stringify({ id, method, params, ...session }));
    return new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#programme.once("exit", resolve));
    this.#socket.close();
    this.#programme.kill("SIGKILL");
    await ended;
    rmSync(this.#profile, { recursive: true, force: true });
  }

  #next(event: string): Promise<void> {
    return new Promise((resolve) => this.#listeners.set(event, resolve));
  }

  #hear({ id, method, params, result, error }: Reply): void {
    const asked = this.#asked.get(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
    if (method === "Runtime.exceptionThrown") this.errors.push(params.exceptionDetails.exception?.description ?? "");
    if (method === "Log.entryAdded" && params.entry.level === "error") this.errors.push(params.entry.text);
    this.#listeners.get(method)?.(params);
  }
}

async function findAddress(programme: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: programme.stderr as NodeJS.ReadableStream })) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) {
      programme.stderr?.resume();
      return address;
    }
  }
  throw new Error("Chromium 80 does not start here");
}
