import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    recordings: RecordingTable;
  }
}

/** A recording in which a person reads a page aloud. Without an appearance, it is never played. */
export interface RecordingTable {
  id: Generated<number>;
  /** For example `post:12`. */
  owner: string;
  /** Path in the file storage; equal recordings share it. */
  path: string;
  type: string;
  bytes: number;
  seconds: number;
  /** Name that staff typed, for example "Yorùbá". */
  language: string;
  /** Path in the file storage of a copy in a format that every phone plays. */
  copy_path: string | null;
  copy_bytes: number | null;
  /** 1: conversion failed. */
  is_copy_failed: Generated<number>;
  /** Hash of the page's words and numbers to which the recording agrees; null if it is played whatever they are. */
  words_mark: string | null;
  added_by: string;
  created_at: string;
}
