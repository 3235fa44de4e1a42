import css from "./picture.css?inline";
import { Preconnect } from "./preconnect.tsx";
import { Style } from "./style.tsx";

/** One size of a photograph in one format. */
interface PictureSize {
  format: "avif" | "webp" | "jpg";
  width: number;
  src: string;
}

export interface PictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The sizes of a photograph; a drawing has none and fits every width. */
  sizes?: PictureSize[];
  /** Where what matters is, as `across-down` in percent: `0-50` is the left edge. None is the middle. */
  focus?: string;
  className?: string;
  /** The first picture a visitor sees: asked for at once. All others wait until they are near. */
  first?: boolean;
  /** How wide the layout shows it, as in the `sizes` attribute. */
  layout?: string;
}

const types = { avif: "image/avif", webp: "image/webp" } as const;

/** One picture with its size, so that nothing jumps when it arrives; a photograph comes in the width that fits. */
export function Picture({ first = false, alt, sizes, focus, layout = "100vw", className, ...image }: PictureProps) {
  const classes = [className, focus && `focus-${focus}`].filter(Boolean).join(" ") || undefined;
  const set = (format: PictureSize["format"]) =>
    sizes
      ?.filter((size) => size.format === format)
      .map(({ src, width }) => `${src} ${width}w`)
      .join(", ");
  const element = (
    <img
      alt={alt}
      {...image}
      className={classes}
      {...(sizes && { srcSet: set("jpg"), sizes: layout })}
      {...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const, decoding: "async" as const })}
    />
  );
  return (
    <>
      {first && <Preconnect src={image.src} />}
      {sizes === undefined ? (
        element
      ) : (
        <picture>
          {focus && <Style name="picture" css={css} />}
          {(["avif", "webp"] as const).map((format) => (
            <source key={format} type={types[format]} srcSet={set(format)} sizes={layout} />
          ))}
          {element}
        </picture>
      )}
    </>
  );
}
