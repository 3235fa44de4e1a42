import type { FormAnswer } from "./form-answer.ts";

/** What a staff form hears: done, with a sentence; or what is wrong with what was sent. */
export type StaffAnswer = { done: string } | (Pick<FormAnswer, "message" | "errors"> & { done?: undefined });
