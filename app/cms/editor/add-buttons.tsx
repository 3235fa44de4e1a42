import { staffEditor as words } from "content/staff-editor.ts";
import { Act } from "../../ui/act.tsx";
import { Icon } from "../../ui/icon.tsx";

interface AddButtonsProps {
  onParagraph(): void;
  onFilm: (() => void) | undefined;
}

export function AddButtons({ onParagraph, onFilm }: AddButtonsProps) {
  return (
    <>
      <button type="button" className="ed-add" onClick={onParagraph}>
        <Icon name="plus" />
        {words.addParagraph}
      </button>
      <div className="ed-add-more">{onFilm && <Act icon="play" label={words.film} onClick={onFilm} />}</div>
    </>
  );
}
