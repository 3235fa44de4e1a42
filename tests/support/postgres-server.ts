import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { requirePostgres } from "./postgres-programs.ts";

/** PostgreSQL refuses to run as root; this is the Unix user `nobody`. */
const nobody = { uid: 65_534, gid: 65_534 };
const asUser: { uid?: number; gid?: number } = process.getuid?.() === 0 ? nobody : {};

/** Password of the user `ctx`; unlike any word in a message. */
const password = "hunter2";

const timeoutMs = 30_000;

/** Durability is off: test data may be lost. */
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  shared_buffers: "64MB",
  autovacuum: "off",
};

function own(path: string): void {
  if (asUser.uid !== undefined && asUser.gid !== undefined) chownSync(path, asUser.uid, asUser.gid);
}

/** A real PostgreSQL on a free port, with its data in a temporary folder. */
export class PostgresServer {
  readonly #folder: string;
  readonly #data: string;
  readonly #programs: string;
  readonly #port: number;
  readonly #more: Record<string, string>;
  #process: ChildProcess | undefined;

  private constructor(folder: string, data: string, programs: string, port: number, more: Record<string, string>) {
    this.#folder = folder;
    this.#data = data;
    this.#programs = programs;
    this.#port = port;
    this.#more = more;
  }

  /** Creates and starts a server. @param more its settings @param place of its data @throws without PostgreSQL */
  static make(more: Record<string, string> = {}, place = tmpdir()): Promise<PostgresServer> {
    return PostgresServer.#makeIn(more, place, (folder, data, programs) => {
      const secret = join(folder, "secret");
      writeFileSync(secret, password);
      // Another user reads it, whatever the umask of the test process is.
      chmodSync(secret, 0o644);
      // Common collation and case rules, unlike SQLite's: reveals code that depends on those.
      const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];
      const words = ["-D", data, "--no-sync", "-U", "site", `--pwfile=${secret}`, "--auth=md5", ...locale];
      const options = { ...asUser, encoding: "utf8", cwd: folder } as const;
      const { status, stderr } = spawnSync(join(programs, "initdb"), words, options);
      if (status !== 0) throw new Error(`PostgreSQL could not be prepared: ${stderr}`);
    });
  }

  /** Creates and starts a read replica. @param main with `wal_level=replica` */
  static follow(main: PostgresServer): Promise<PostgresServer> {
    return PostgresServer.#makeIn({}, tmpdir(), async (_folder, data) => {
      // A file copy, consistent because the server is stopped.
      await main.stop();
      cpSync(main.#data, data, { recursive: true });
      await main.start();
      writeFileSync(join(data, "standby.signal"), "");
      writeFileSync(join(data, "postgresql.auto.conf"), `primary_conninfo = '${main.url("postgres")}'\n`);
    });
  }

  static async #makeIn(
    more: Record<string, string>,
    place: string,
    prepare: (folder: string, data: string, programs: string) => void | Promise<void>,
  ): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), "tabasamu-postgres-"));
    const data = mkdtempSync(join(place, "tabasamu-postgres-data-"));
    chmodSync(folder, 0o755);
    try {
      const programs = requirePostgres(folder);
      own(data);
      await prepare(folder, data, programs);
      for (const name of readdirSync(data, { recursive: true, encoding: "utf8" })) own(join(data, name));
      const server = new PostgresServer(folder, data, programs, await freePort(), more);
      await server.start();
      return server;
    } catch (error) {
      for (const place of [folder, data]) rmSync(place, { recursive: true, force: true });
      throw error;
    }
  }

  url(db: string): string {
    return `postgres://site:${password}@127.0.0.1:${this.#port}/${db}`;
  }

  /** Starts it, if stopped, and waits for an answer. */
  async start(): Promise<void> {
    if (this.#isRunning()) return;
    const all = Object.entries({ ...settings, ...this.#more, port: String(this.#port) });
    const words = ["-D", this.#data, ...all.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
    const log = join(this.#folder, "log");
    const out = openSync(log, "a");
    this.#process = spawn(join(this.#programs, "postgres"), words, {
      ...asUser,
      cwd: this.#folder,
      stdio: ["ignore", out, out],
    });
    for (const end = performance.now() + timeoutMs; ; await wait(50)) {
      if (await this.#answers()) return;
      if (performance.now() > end || this.#process.exitCode !== null)
        throw new Error(`PostgreSQL does not start: ${readFileSync(log, "utf8").slice(-2_000)}`);
    }
  }

  /** @param how `fast` closes connections in order; `kill` simulates a crash */
  async stop(how: "fast" | "kill" = "fast"): Promise<void> {
    const running = this.#process;
    if (running === undefined || !this.#isRunning()) return;
    const gone = once(running, "exit");
    running.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop("kill");
    for (const place of [this.#folder, this.#data]) rmSync(place, { recursive: true, force: true });
  }

  async run(statement: string, db = "postgres"): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url(db) });
    // Some tests stop the server meanwhile.
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  #isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  async #answers(): Promise<boolean> {
    try {
      await this.run("select 1");
      return true;
    } catch {
      return false;
    }
  }
}
