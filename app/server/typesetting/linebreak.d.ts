declare module "linebreak" {
  /** Finds the positions where a line may end, by the Unicode Line Breaking Algorithm. */
  export default class LineBreaker {
    constructor(text: string);
    /** Position in UTF-16 units after the part; null at the end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
