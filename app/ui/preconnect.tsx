/** Has the browser call at the host of a picture that is not on this site, while it still reads the page. */
export function Preconnect({ src }: { src: string }) {
  const elsewhere = URL.parse(src);
  return elsewhere && <link rel="preconnect" href={elsewhere.origin} />;
}
