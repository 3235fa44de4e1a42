import { cpSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./sources.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const left = ["node_modules", "build", "var", ".git", ".env", ".react-router"];

/** @returns a folder with a fresh copy of the code, without anything that belongs to another copy or that npm installs */
export function copyOfCode(): string {
  const folder = join(temporaryFolder(), "site");
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !left.includes(basename(path)) });
  return folder;
}
