interface PictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** The first picture a visitor sees: asked for at once. All others wait until they are near. */
  first?: boolean;
}

/** One picture with its size, so that nothing jumps when it arrives. */
export function Picture({ first = false, alt, ...image }: PictureProps) {
  return <img alt={alt} {...image} {...(first ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })} />;
}
