import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";
import { makeFolder, root } from "../site-process.ts";
import type { Fault } from "./run-fault.ts";

/** Programs of Debian that build and run the image, without a Docker engine. */
const programs = ["podman", "runc", "debootstrap"];

const image = "localhost/tabasamu-faults";
const podman = ["--runtime", "runc", "--cgroup-manager", "cgroupfs"];

function run(command: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: root, encoding: "utf8", timeout: 600_000 });
  return { isDone: status === 0, said: `${stdout}${stderr}`.trim() };
}

/** The image of the Dockerfile, on a base of Debian's packages: built, and run as `deploy/compose.one.yaml` does. */
export const container: Fault = {
  name: "the container: built, then run read-only with a volume",
  async run() {
    const missing = programs.filter((name) => spawnSync(name, ["--version"]).error !== undefined);
    if (process.getuid?.() !== 0 || missing.length > 0)
      return { notTried: `a container needs root and ${programs.join(", ")} (apt-get install ${programs.join(" ")})` };
    const { folder, remove } = makeFolder();
    const name = `tabasamu-faults-${process.pid}`;
    try {
      const base = makeBase(folder);
      if (!base.isDone) return { notTried: `the base cannot be made: ${base.said.slice(-200)}` };
      const built = run("podman", "build", "--pull=never", "--network=host", "--isolation=chroot", "-t", image, ".");
      const faults = built.isDone ? await visit(name, folder) : [`the image is not built: ${built.said.slice(-500)}`];
      return { tried: "1 image", accepted: faults.length === 0 ? 1 : 0, lost: 0, duplicates: 0, faults };
    } finally {
      run("podman", ...podman, "rm", "-f", name);
      run("podman", "rmi", "-f", image);
      remove();
    }
  },
};

/** Makes the image that the Dockerfile names first: Debian, the pinned Node, and the npm of this machine. */
function makeBase(folder: string) {
  const [, base = ""] = /^FROM (\S+)/m.exec(readFileSync(join(root, "Dockerfile"), "utf8")) ?? [];
  const script = `set -e
    debootstrap --variant=minbase --include=ca-certificates,libstdc++6,libatomic1 bookworm "$0/base" >/dev/null
    mkdir -p "$0/base/usr/local/lib/node_modules"
    cp "$1" "$0/base/usr/local/bin/node"
    cp -a "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$0/base/usr/local/lib/node_modules/npm"
    ln -s ../lib/node_modules/npm/bin/npm-cli.js "$0/base/usr/local/bin/npm"
    cp /etc/ssl/certs/ca-certificates.crt "$0/base/etc/ssl/certs/"
    chroot "$0/base" useradd -u 1000 -m node
    tar -C "$0/base" -c . | podman import --change 'ENV NPM_CONFIG_CAFILE=/etc/ssl/certs/ca-certificates.crt' - "docker.io/library/$2"`;
  return run("sh", "-c", script, folder, process.execPath, base);
}

async function visit(name: string, folder: string): Promise<string[]> {
  const port = String(await freePort());
  const volume = join(folder, "volume");
  const limits = ["--ulimit", "nofile=1024:1024", "--ulimit", "nproc=4096:4096"];
  const rights = ["--read-only", "--tmpfs", "/tmp", "--cap-drop=ALL", "--security-opt", "no-new-privileges"];
  run("sh", "-c", 'mkdir "$0" && chown 1000:1000 "$0"', volume);
  const place = ["--network=host", "-e", `PORT=${port}`, "-e", "HOST=127.0.0.1", "-v", `${volume}:/site/var`];
  const started = run("podman", ...podman, "run", "-d", "--name", name, ...limits, ...rights, ...place, image);
  if (!started.isDone) return [`it does not start: ${started.said.slice(-300)}`];
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.ok ?? false;
  for (const end = performance.now() + 30_000; performance.now() < end && !(await isReady()); ) await wait(200);
  const faults = (await isReady()) ? [] : ["it is not ready after 30 s"];
  if (!existsSync(join(volume, "site.sqlite"))) faults.push("its database is not in the volume");
  const inside = run(
    "podman",
    ...podman,
    "exec",
    name,
    "sh",
    "-c",
    "id -u; command -v npm; find /site/node_modules -name '*.map'",
  );
  if (inside.said !== "1000")
    faults.push(`it runs as another user, or has npm or source maps: ${inside.said.slice(0, 200)}`);
  return faults;
}
