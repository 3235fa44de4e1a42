/** A field with a missing part, and the text to show in it. */
export interface Jump {
  field: string;
  find?: (field: HTMLElement) => Element | null | undefined;
}

export interface Check {
  text: string;
  note?: string | undefined;
  jump?: Jump;
}
