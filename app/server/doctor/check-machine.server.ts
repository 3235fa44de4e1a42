import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { doctorMachine } from "content/doctor-machine.ts";
import { writeBytes } from "../../values/bytes.ts";
import { placesOpenToOthers } from "../storage/file-permissions.server.ts";
import { floorBytes } from "../storage/free-space.server.ts";
import { missingFonts } from "../typesetting/font-files.server.ts";
import { bad, type Check, type CheckResult, type DoctorParts, good, warning } from "./check.ts";
import { codeOf } from "./network.server.ts";
import { whoAnswers } from "./who-answers.server.ts";

const words = doctorMachine;

const MB = 1_000_000;

/** Minimum free disk space. An update needs room for a build and a backup. */
const lowDiskBytes = 1_000 * MB;

/** The site takes 150 MB, and more while it resizes pictures. */
const lowMemoryBytes = 100 * MB;
const smallMachineBytes = 450 * MB;

export const checkPort: Check = async ({ config: { port, host, secret }, network }) => {
  if (port === 0) return warning(...words.port.zero);
  const name = /^(?:0\.0\.0\.0|::)$/.test(host) ? "127.0.0.1" : host;
  const origin = `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
  const answerer = await whoAnswers(network, origin, secret);
  if (answerer.who === "this site") {
    const ready = await network.fetchHead(`${origin}/ready`).catch(() => undefined);
    if (ready?.status === 200) return good(words.port.ready(port));
    // Other checks examine the parts that are not ready; on a busy machine, only time is missing.
    return warning(words.port.notReady(port, ready?.text.trim() || words.port.noAnswer), words.port.notReadyRemedy);
  }
  try {
    await network.listen(port, host);
    return good(words.port.free(port));
  } catch (error) {
    const code = codeOf(error);
    if (code === "EADDRINUSE" && answerer.who === "another")
      return bad(words.port.other(port, answerer.why), words.port.otherRemedy);
    if (code === "EADDRINUSE")
      return warning(words.port.taken(port, answerer.why), words.port.takenRemedy(`ss -ltnp 'sport = :${port}'`));
    return bad(words.port.closed(port, host, code), words.port.closedRemedy);
  }
};

function unwritable(folder: string, code: string): CheckResult {
  const owner = process.getuid?.() ?? 1000;
  if (code === "EROFS") return bad(words.disk.readOnly(folder), words.disk.readOnlyRemedy);
  if (code === "EACCES" || code === "EPERM") return bad(words.disk.foreign(folder), words.disk.foreignRemedy(owner));
  return bad(words.disk.unwritable(folder, code), words.disk.unwritableRemedy);
}

export const checkDisk: Check = async ({ config, freeBytes, tryWriting }) => {
  const { root, databaseUrl, files, backups } = config;
  const folders = [
    databaseUrl.startsWith("sqlite:") ? dirname(resolve(root, databaseUrl.slice("sqlite:".length))) : root,
    files.by === "folder" ? files.folder : root,
    backups?.by === "folder" ? backups.folder : root,
  ];
  for (const folder of new Set(folders)) {
    const code = await tryWriting(folder).then(() => undefined, codeOf);
    // The first start creates a missing folder; another check reports a full disk.
    if (code !== undefined && code !== "ENOENT" && code !== "ENOSPC")
      return unwritable(relative(root, folder) || words.disk.root, code);
  }
  const free = Math.min(...(await Promise.all(folders.map(freeBytes))));
  const size = writeBytes(free);
  const { almostFull, filling, remedy } = words.disk;
  if (free < floorBytes) return bad(almostFull(size), remedy);
  return free < lowDiskBytes ? warning(filling(size), remedy) : good(words.disk.free(size));
};

export const checkMemory: Check = async ({ memory }) => {
  const { free, total } = memory();
  const sizes = [writeBytes(free), writeBytes(total)] as const;
  const { small, short, remedy } = words.memory;
  if (total < smallMachineBytes) return warning(small(...sizes), remedy);
  return free < lowMemoryBytes ? warning(short(...sizes), remedy) : good(words.memory.free(...sizes));
};

export const checkFonts: Check = async () => {
  const missing = missingFonts();
  if (missing.length === 0) return good(words.fonts.good);
  return warning(words.fonts.missing(missing.join(", ")), words.fonts.remedy);
};

export const checkVersions: Check = async ({ config: { root }, npm }) => {
  const { version = words.versions.unknown, node } = await readVersions(root);
  const running = process.versions.node;
  const line = words.versions.line(version, running, npm);
  if (Number(running.split(".")[0]) < 24) return bad(line, words.versions.old);
  return node === undefined || node === running ? good(line) : warning(line, words.versions.other(node));
};

async function readVersions(root: string): Promise<{ version?: string; node?: string }> {
  try {
    const { version, dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    return { version, node: dependencies?.node };
  } catch {
    return {};
  }
}

export const checkPermissions: Check = async ({ config }: DoctorParts) => {
  const open = placesOpenToOthers(config).map((place) => relative(config.root, place) || place);
  if (open.length === 0) return good(words.permissions.good);
  return bad(words.permissions.open(open.join(", ")), words.permissions.remedy);
};
