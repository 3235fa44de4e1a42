import { staffEditor as words } from "content/staff-editor.ts";
import { useCallback, useEffect, useState } from "react";
import { Act } from "../../ui/act.tsx";
import { Modal } from "../../ui/modal.tsx";
import type { EditorPhoto, PhotoPort } from "./photo-port.ts";

interface LibrarySheetProps {
  port: PhotoPort;
  onTake(): void;
  onChoose(photo: EditorPhoto): void;
  onClose(): void;
}

/** Chooses a photo from this device or the site, newest first. */
export function LibrarySheet({ port, onTake, onChoose, onClose }: LibrarySheetProps) {
  const [photos, setPhotos] = useState<EditorPhoto[]>();
  const [older, setOlder] = useState<string>();
  const [isAway, setIsAway] = useState(false);
  const load = useCallback(
    async (before?: string) => {
      try {
        const page = await port.listPhotos(before);
        setPhotos((shown = []) => [...shown, ...page.photos]);
        setOlder(page.older);
        setIsAway(false);
      } catch {
        setIsAway(true);
      }
    },
    [port],
  );
  useEffect(() => void load(), [load]);
  return (
    <Modal heading={words.photoTitle} close={words.close} onClose={onClose} sheet>
      <div className="stack">
        <p>
          <button type="button" className="btn" onClick={onTake}>
            {words.takePhoto}
          </button>
        </p>
        <h3>{words.libraryTitle}</h3>
      </div>
      {photos?.length === 0 && <p className="muted">{words.nothing}</p>}
      <ul className="ed-library">
        {photos?.map((photo) => (
          <li key={photo.id}>
            <button type="button" onClick={() => onChoose(photo)}>
              <img src={photo.address} alt={photo.description || words.untitled} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {isAway && (
        <p className="err" role="alert">
          {words.away}
        </p>
      )}
      {isAway && <Act icon="undo" label={words.retry} onClick={() => void load(older)} />}
      {older !== undefined && !isAway && <Act icon="plus" label={words.older} onClick={() => void load(older)} />}
    </Modal>
  );
}
