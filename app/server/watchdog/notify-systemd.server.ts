import { spawn } from "node:child_process";

/**
 * Sends a state to systemd, where it manages this process (`Type=notify`, `NotifyAccess=all`). By its own command,
 * because Node has no datagram sockets of Unix.
 * @param states [like `READY=1`](https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html)
 */
export function notifySystemd(...states: string[]): void {
  if (!process.env.NOTIFY_SOCKET) return;
  // Without the command nothing can be said, and systemd ends the start after its timeout, with a line in its journal.
  spawn("systemd-notify", states, { stdio: "ignore" }).on("error", () => {});
}
