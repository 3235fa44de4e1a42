import { staff } from "content/staff.ts";
import { staffEditor } from "content/staff-editor.ts";
import { readEmailAddress } from "../../values/email-address.ts";
import { isSafeLink } from "../../values/safe-link.ts";
import { readFilmAddress } from "../../values/video-address.ts";
import { unwrapLink } from "../../values/web-address.ts";
import { AddressBar } from "./address-bar.tsx";
import { removeLink, setLink } from "./commands.ts";
import { Toolbar } from "./toolbar.tsx";
import type { RichText } from "./use-rich-text.ts";

/** Actions that add media; undefined if the text allows none. */
export interface MediaActs {
  onPhoto: (() => void) | undefined;
  onFilm: (() => void) | undefined;
}

interface EditorDockProps extends MediaActs {
  text: RichText;
  id: string;
}

/** Bars that stay visible above a long text: the toolbar and the address field. */
export function EditorDock({ text, id, ...mediaActs }: EditorDockProps) {
  const { details, asked, ask, answer, run, onLink, media } = text;
  return (
    <div className="ed-dock">
      <div className="ed-bars">
        {details && <Toolbar details={details} run={run} onLink={onLink} {...mediaActs} controls={id} />}
        {asked?.for === "link" && (
          <LinkBar
            href={asked.href}
            onSet={(href) => answer(setLink(href))}
            onRemove={() => answer(removeLink)}
            onCancel={() => answer()}
          />
        )}
        {asked?.for === "film" && (
          <FilmBar
            onSet={(address) => {
              ask(undefined);
              media.addFilm(address);
            }}
            onCancel={() => answer()}
          />
        )}
      </div>
    </div>
  );
}

const words = () => ({ ...staff.editor, ...staffEditor });

/** Maximum length of an address in browsers (characters). */
const maxAddress = 2_000;

/** Returns the typed address; undefined if it is not safe. */
export function readAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "" || text.length > maxAddress) return undefined;
  if (/\s/.test(text) && !/^(?:tel:)?[\d +()-]+$/.test(text)) return undefined;
  if (isSafeLink(text)) return unwrapLink(text);
  if (/^\+?[\d ()-]{5,}$/.test(text)) return `tel:${text.replace(/[^+\d]/g, "")}`;
  const email = readEmailAddress(text);
  if (email !== undefined) return `mailto:${email}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/u.test(text)) return `https://${text}`;
  return undefined;
}

interface LinkBarProps {
  href: string | undefined;
  onSet(href: string): void;
  onRemove(): void;
  onCancel(): void;
}

const LinkBar = ({ href, onSet, onRemove, onCancel }: LinkBarProps) => (
  <AddressBar
    title={words().linkTitle}
    label={words().address}
    set={words().setLink}
    problem={words().unsafe}
    hasOffers
    value={href}
    read={readAddress}
    onSet={onSet}
    onRemove={href === undefined ? undefined : onRemove}
    removeLabel={words().removeLink}
    onCancel={onCancel}
  />
);

const FilmBar = ({ onSet, onCancel }: Pick<LinkBarProps, "onSet" | "onCancel">) => (
  <AddressBar
    title={words().filmGroup}
    label={words().filmAddress}
    set={words().setFilm}
    problem={words().filmUnsafe}
    read={readFilmAddress}
    onSet={onSet}
    onCancel={onCancel}
  />
);
