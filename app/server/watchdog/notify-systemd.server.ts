import { spawn } from "node:child_process";

/**
 * Sends a state to systemd, if it manages this process (`Type=notify`, `NotifyAccess=all`). Uses the command
 * `systemd-notify`, as Node has no Unix datagram sockets.
 * @param states [such as `READY=1`](https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html)
 */
export function notifySystemd(...states: string[]): void {
  if (!process.env.NOTIFY_SOCKET) return;
  // Without the command, systemd ends the start after its timeout, and reports that in its journal.
  spawn("systemd-notify", states, { stdio: "ignore" }).on("error", () => {});
}
