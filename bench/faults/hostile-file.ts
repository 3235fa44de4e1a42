/** A file that costs its sender little. */
export interface HostileFile {
  name: string;
  make(): Buffer | Promise<Buffer>;
}
