// Entry of the `npm run …` commands that use the site's code; the build puts it beside the server.
const commands: Record<string, () => Promise<unknown>> = {
  backup: () => import("./backup.ts"),
  confirm: () => import("./confirm.ts"),
  "copy-database": () => import("./copy-database.ts"),
  demo: () => import("./demo.ts"),
  doctor: () => import("./doctor.ts"),
  import: () => import("./import.ts"),
  invite: () => import("./invite.ts"),
  practice: () => import("./practice.ts"),
  restore: () => import("./restore.ts"),
};

// Each command reads its own arguments, as if it were started alone.
const [name = ""] = process.argv.splice(2, 1);
const run = commands[name];
if (run === undefined) {
  process.stderr.write(`Usage: node build/server/command.js ${Object.keys(commands).join("|")} …\n`);
  process.exit(1);
}
await run();

export {};
