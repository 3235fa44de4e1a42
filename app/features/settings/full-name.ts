/** The foundation's full name, as titles and letters say it. */
export function fullName({ name, kind }: { name: string; kind: string }): string {
  return `${name} ${kind}`.trim();
}
