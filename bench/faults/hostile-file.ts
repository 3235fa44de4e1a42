/** A file that is cheap for its sender. */
export interface HostileFile {
  name: string;
  make(): Buffer | Promise<Buffer>;
}
