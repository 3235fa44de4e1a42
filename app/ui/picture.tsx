import { useContext } from "react";
import { LowDataContext, useIsLeftOut } from "./save-data.ts";
import css from "./picture.css?inline";
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
  /** Its colour as a whole, as three hexadecimal digits: what stands in its place until it is there. */
  tone?: string;
  /** It says something that the words beside it do not: those who save data get it too, even when it is drawn. */
  inText?: boolean;
  className?: string;
  /** The first picture a visitor sees: asked for at once. All others wait until they are near. */
  first?: boolean;
  /** How wide the layout shows it, as in the `sizes` attribute. */
  layout?: string;
  /** The drawing that the page script puts in its place when it does not arrive. */
  "data-art"?: string;
}

const types = { avif: "image/avif", webp: "image/webp" } as const;

/** One picture with its size, so that nothing jumps when it arrives; a photograph comes in the width that fits. */
export function Picture({
  first = false,
  alt,
  sizes: all,
  focus,
  tone,
  inText,
  layout = "100vw",
  className,
  ...image
}: PictureProps) {
  const isLow = useContext(LowDataContext);
  if (useIsLeftOut({ sizes: all }, inText)) return null;
  const sizes = isLow ? smallestOf(all) : all;
  const classes = [className, focus && `focus-${focus}`, tone && `tone-${tone}`].filter(Boolean).join(" ") || undefined;
  const set = (format: PictureSize["format"]) =>
    sizes
      ?.filter((size) => size.format === format)
      .map(({ src, width }) => `${src} ${width}w`)
      .join(", ");
  const element = (
    <img
      alt={alt}
      {...image}
      {...(isLow && sizes && { src: sizes.find(({ format }) => format === "jpg")?.src ?? image.src })}
      className={classes}
      {...(sizes && { srcSet: set("jpg"), sizes: layout })}
      {...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const, decoding: "async" as const })}
    />
  );
  if (sizes === undefined) return element;
  return (
    <picture>
      {focus && <Style name="picture" css={css} />}
      {tone && <Style name={`tone-${tone}`} css={`.tone-${tone}{background:#${tone}}`} />}
      {(["avif", "webp"] as const).map((format) => (
        <source key={format} type={types[format]} srcSet={set(format)} sizes={layout} />
      ))}
      {element}
    </picture>
  );
}

/** The narrowest size in each format. */
function smallestOf(sizes: PictureSize[] | undefined): PictureSize[] | undefined {
  const narrowest = Math.min(...(sizes ?? []).map(({ width }) => width));
  return sizes?.filter(({ width }) => width === narrowest);
}
