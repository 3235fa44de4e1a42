export function fullName({ name, kind }: { name: string; kind: string }): string {
  return `${name} ${kind}`.trim();
}
