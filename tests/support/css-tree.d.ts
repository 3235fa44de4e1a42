/** The few parts of css-tree that the tests use; its published types are of an older version. */
declare module "css-tree" {
  export interface CssPart {
    type: string;
    name?: string;
    property?: string;
    unit?: string;
    value?: CssPart | string;
    prelude?: CssPart;
    block?: CssPart;
    children?: { toArray(): CssPart[] };
  }
  export function parse(source: string, options?: { parseCustomProperty?: boolean }): CssPart;
  export function walk(
    part: CssPart,
    visitor: {
      enter(this: { rule: CssPart | null }, part: CssPart): void;
      leave?(part: CssPart): void;
    },
  ): void;
}
