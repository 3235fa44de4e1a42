import { spendingErrors } from "content/spending-errors.ts";
import { staffSpending } from "content/staff-spending.ts";
import { type ChangeEvent, useEffect, useState } from "react";
import { storedPictureField } from "../../../staff-kit/offline/stored-picture.ts";
import { usePictureSource } from "../../../staff-kit/offline/use-picture-source.ts";
import { Icon } from "../../../ui/icon.tsx";

const words = staffSpending.form;

interface PictureFieldProps {
  error: string | undefined;
  /** True if a picture was sent with a refused form, because browsers without script do not keep it. */
  wasLost: boolean;
  /** Temporary id of a picture that the phone's queue gave back; 0 for none. */
  storedId: number;
}

/** Makes a chosen picture small, and puts it into its field. A browser that cannot do so sends it unchanged. */
async function shrinkInField(input: HTMLInputElement, file: File): Promise<void> {
  const { shrinkPicture } = await import("../../../staff-kit/offline/shrink-picture.ts");
  const small = await shrinkPicture(file);
  // Another picture may have been chosen meanwhile.
  if (small === undefined || small.size >= file.size || input.files?.[0] !== file) return;
  const files = new DataTransfer();
  files.items.add(new File([small], "voucher", { type: small.type }));
  input.files = files.files;
}

/** Field for the picture of a voucher, from the camera of a phone. */
export function PictureField({ error, wasLost, storedId }: PictureFieldProps) {
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  useEffect(() => () => (chosen === undefined ? undefined : URL.revokeObjectURL(chosen)), [chosen]);
  const stored = usePictureSource(storedId, "");
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    const isEmpty = file?.size === 0;
    setProblem(isEmpty ? spendingErrors.picture.empty : undefined);
    setChosen(file === undefined || isEmpty ? undefined : URL.createObjectURL(file));
    if (file !== undefined && !isEmpty) void shrinkInField(input, file).catch(() => {});
  };
  const source = chosen ?? (stored === "" ? undefined : stored);
  // With script, the field still has the file that was sent.
  const lost = wasLost && !isReady ? spendingErrors.picture.again : undefined;
  const shown = problem ?? error ?? lost;
  return (
    <div className="field voucher-field">
      {source !== undefined && <img src={source} alt={words.shown} />}
      <div className={isReady ? "voucher-camera" : undefined}>
        <label className={isReady ? "btn" : undefined} htmlFor="spend-picture">
          <Icon name="camera" />
          {source === undefined ? words.picture : words.again}
        </label>
        <input
          id="spend-picture"
          type="file"
          name="picture"
          accept="image/*"
          capture="environment"
          aria-describedby="spend-picture-hint spend-picture-error"
          aria-invalid={shown === undefined ? undefined : true}
          onChange={choose}
        />
      </div>
      {storedId < 0 && chosen === undefined && <input type="hidden" name={storedPictureField} value={storedId} />}
      <span className="hint" id="spend-picture-hint">
        {words.pictureHint}
      </span>
      <p className="err" id="spend-picture-error" hidden={shown === undefined}>
        {shown}
      </p>
    </div>
  );
}
