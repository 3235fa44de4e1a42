/** Of the private link of a promise, as it is typed: `7k4qxm-h29w-ftr6`. */
export const keyOf = ({ code, link }: { code: string; link: string }): string =>
  `${code}-${link.slice(0, 4)}-${link.slice(4)}`.toLowerCase();
