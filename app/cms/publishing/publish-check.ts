/** Place where something is missing: a field, and what to look for in it. */
export interface Jump {
  field: string;
  find?: (field: HTMLElement) => Element | null | undefined;
}

export interface Check {
  text: string;
  note?: string | undefined;
  /** The place of what is missing. */
  jump?: Jump;
}
