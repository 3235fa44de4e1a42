/** @param what beginning of a sentence, with the name of the setting */
export function notEmpty(what: string): string {
  return `${what}, and nothing is ever restored over it. Stop the site, move what is there away (mv var var-before), and restore again.`;
}
