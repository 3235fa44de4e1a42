import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { writeBytes } from "../../values/bytes.ts";
import { placesOpenToOthers } from "../storage/file-permissions.server.ts";
import { floorBytes } from "../storage/free-space.server.ts";
import { missingFonts } from "../typesetting/font-files.server.ts";
import { bad, type Check, type CheckResult, type DoctorParts, good, warning } from "./check.ts";
import { codeOf } from "./network.server.ts";
import { whoAnswers } from "./who-answers.server.ts";

const MB = 1_000_000;

/** Minimum free disk space. An update needs room for a build and a backup. */
const lowDiskBytes = 1_000 * MB;

/** The site takes 150 MB, and more while it resizes pictures. */
const lowMemoryBytes = 100 * MB;
const smallMachineBytes = 450 * MB;

export const checkPort: Check = async ({ config: { port, host, secret }, network }) => {
  if (port === 0) return warning("PORT=0 takes another port at each start.", "Set PORT to a number.");
  const name = /^(?:0\.0\.0\.0|::)$/.test(host) ? "127.0.0.1" : host;
  const origin = `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
  const answerer = await whoAnswers(network, origin, secret);
  if (answerer.who === "this site") {
    const ready = await network.fetchHead(`${origin}/ready`).catch(() => undefined);
    if (ready?.status === 200) return good(`The site answers on port ${port} and is ready.`);
    // Other checks examine the parts that are not ready; on a busy machine, only time is missing.
    return warning(
      `The site answers on port ${port} and is not ready: ${ready?.text.trim() || "no answer in time."}`,
      "Look at the other lines, and at the site’s log.",
    );
  }
  try {
    await network.listen(port, host);
    return good(`Port ${port} is free: the site is not running.`);
  } catch (error) {
    const code = codeOf(error);
    if (code === "EADDRINUSE" && answerer.who === "another")
      return bad(
        `Another program has port ${port} (${answerer.why}).`,
        "Stop that program, or choose another PORT in .env. Was SESSION_SECRET changed? Start the site again.",
      );
    if (code === "EADDRINUSE")
      return warning(
        `Port ${port} is taken, and nothing on it says that it is this site (${answerer.why}): perhaps it is, and busy.`,
        `Run this again in a minute. To see which program it is: ss -ltnp 'sport = :${port}'`,
      );
    return bad(
      `Port ${port} of ${host} cannot be opened (${code}).`,
      "Choose a PORT above 1023 and a HOST of this machine.",
    );
  }
};

function unwritable(folder: string, code: string): CheckResult {
  const owner = process.getuid?.() ?? 1000;
  if (code === "EROFS")
    return bad(
      `The disk of ${folder} can only be read: a system does that to a disk with errors.`,
      "See why with: dmesg | tail. Copy the newest backup to another machine, then restart this one; a disk that fails again is replaced.",
    );
  if (code === "EACCES" || code === "EPERM")
    return bad(
      `${folder} belongs to another user of this machine, and the site cannot write there.`,
      `Give it to the site’s user, on the machine that holds the folder or the volume: chown -R ${owner} FOLDER`,
    );
  return bad(`Nothing can be written in ${folder} (${code}).`, "Look at the disk of that folder.");
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
      return unwritable(relative(root, folder) || "the site’s folder", code);
  }
  const free = Math.min(...(await Promise.all(folders.map(freeBytes))));
  const line = `${writeBytes(free)} are free.`;
  const remedy = "Remove old files or take a larger disk. Old backups may go once they are on another machine.";
  if (free < floorBytes) return bad(`The disk is almost full: ${line}`, remedy);
  return free < lowDiskBytes ? warning(`The disk is filling: ${line}`, remedy) : good(line);
};

export const checkMemory: Check = async ({ memory }) => {
  const { free, total } = memory();
  const line = `${writeBytes(free)} of ${writeBytes(total)} are free.`;
  const remedy = "Give the machine 1 GB, or 512 MB and swap; stop other programs.";
  if (total < smallMachineBytes) return warning(`The machine is small: ${line}`, remedy);
  return free < lowMemoryBytes ? warning(`Memory is short: ${line}`, remedy) : good(line);
};

export const checkFonts: Check = async () => {
  const missing = missingFonts();
  if (missing.length === 0) return good("The fonts of share cards and posters can be read.");
  return warning(
    `Share cards and posters lack words: these fonts cannot be read: ${missing.join(", ")}.`,
    "Put the folder vendor/fonts back, as it is in the release, and start the site again.",
  );
};

export const checkVersions: Check = async ({ config: { root }, npm }) => {
  const { version = "unknown", node } = await readVersions(root);
  const running = process.versions.node;
  const line = `Site ${version}, Node ${running}${npm === undefined ? "" : `, npm ${npm}`}.`;
  if (Number(running.split(".")[0]) < 24) return bad(line, "The site needs Node 24: npm start brings it.");
  return node === undefined || node === running
    ? good(line)
    : warning(line, `The site is tested with Node ${node}: start it with npm start, which brings that one.`);
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
  if (open.length === 0) return good("Only the site’s own user reads what it stores.");
  return bad(
    `Other users of this machine can read ${open.join(", ")}.`,
    "Start the site, which closes its own places. Places of another user: chmod o-rwx PLACE as that user.",
  );
};
