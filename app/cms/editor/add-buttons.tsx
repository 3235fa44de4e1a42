import { staffEditor as words } from "content/staff-editor.ts";
import { Act } from "../../ui/act.tsx";
import { Icon } from "../../ui/icon.tsx";

interface AddButtonsProps {
  onParagraph(): void;
  onPhoto: (() => void) | undefined;
  onFilm: (() => void) | undefined;
  onLibrary: (() => void) | undefined;
}

/** What can be added, after the paragraphs. */
export function AddButtons({ onParagraph, onPhoto, onFilm, onLibrary }: AddButtonsProps) {
  return (
    <>
      <button type="button" className="ed-add" onClick={onParagraph}>
        <Icon name="plus" />
        {words.addParagraph}
      </button>
      <div className="ed-add-more">
        {onPhoto && <Act icon="camera" label={words.photo} onClick={onPhoto} />}
        {onFilm && <Act icon="play" label={words.film} onClick={onFilm} />}
        {onLibrary && <Act icon="picture" label={words.library} onClick={onLibrary} />}
      </div>
    </>
  );
}
