import type { FilmBlock } from "../../values/media-block.ts";

/** A photo that a text of the old site shows. */
export interface PhotoReference {
  kind: "photo";
  /** Id of the picture on the old site; empty if the text does not say it. */
  picture: string;
  /** Address of the picture as the text has it; empty if only the id is known. */
  source: string;
  alt: string;
  caption: string;
}

/** A piece of a text of the old site, from top to bottom. */
export type Block =
  /** Markdown of one or more paragraphs. */
  | { kind: "text"; text: string }
  | PhotoReference
  | FilmBlock
  /** A text that several pages of the old site share. */
  | { kind: "part"; id: string };

/** Facts about a text that is not stored as it was. */
export interface TextLosses {
  /** Names of removed shortcodes. */
  shortcodes: string[];
  /** Number of frames, sounds and films that the site cannot show. */
  frames: number;
  /** True if hidden, struck-out or invisible words were left out. */
  hidden: boolean;
  /** Titles of tables, which became lists; empty for one without a title. Undefined in rows of an earlier version. */
  tables?: string[];
  /** Names of files of the old site to which links lead. */
  files?: string[];
}
