import { type InputHTMLAttributes, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import type { IconName } from '../../actions/icon/icon-paths.ts';
import { Icon } from '../../actions/icon/icon.tsx';
import { Field, type FieldWords } from '../field/field.tsx';
import { noteAttributes } from '../field/field-notes.tsx';
import * as styles from './file-field.css.ts';
import { useChosenFiles } from './use-chosen-files.ts';

export interface FileFieldProps
  extends
    FieldWords,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'className' | 'style' | 'type' | 'value' | 'onChange' | 'aria-describedby' | 'aria-invalid'
    > {
  /** What to press, such as "Choose pictures". */
  chooseLabel: string;
  /** Said under it, such as "or drop them here". */
  dropLabel: string;
  /** Takes all chosen files away again. */
  clearLabel: string;
  /** What kind of files it takes. */
  icon?: Extract<IconName, 'picture' | 'document'>;
  /** Called with all files that are chosen now. */
  onChange?(files: readonly File[]): void;
}

/** Files from the shopper's device, by a press or a drop. The browser's own field lies over the whole area. */
export function FileField(props: FileFieldProps) {
  const {
    label,
    hint,
    error,
    isLabelHidden,
    id,
    chooseLabel,
    dropLabel,
    clearLabel,
    icon = 'picture',
    onChange,
    ...input
  } = props;
  const ownId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { files, take, clear } = useChosenFiles(field, onChange);
  const notes = { controlId: id ?? ownId, hint, error };
  return (
    <Field {...notes} label={label} isLabelHidden={isLabelHidden}>
      <DropArea>
        <input {...input} {...noteAttributes(notes)} ref={field} type="file" className={styles.input} onChange={take} />
        <span className={styles.action} aria-hidden="true">
          <Icon name={icon} />
          {chooseLabel}
        </span>
        <span aria-hidden="true">{dropLabel}</span>
      </DropArea>
      {files.length > 0 && <ChosenFiles files={files} clearLabel={clearLabel} onClear={clear} />}
    </Field>
  );
}

/** Lights up while something is drawn over it. The field inside takes the drop. */
function DropArea({ children }: { children: ReactNode }) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const leave = () => setDraggedOver(false);
  return (
    <div
      className={styles.area}
      data-dragged-over={isDraggedOver || undefined}
      onDragEnter={() => setDraggedOver(true)}
      onDragLeave={leave}
      onDrop={leave}
    >
      {children}
    </div>
  );
}

interface ChosenFilesProps {
  files: readonly File[];
  clearLabel: string;
  onClear(): void;
}

function ChosenFiles({ files, clearLabel, onClear }: ChosenFilesProps) {
  return (
    <div>
      <ul className={styles.files}>
        {files.map((file, index) => (
          <li key={index} className={styles.file}>
            <Icon name="check" size="s" />
            <span className={styles.name}>{file.name}</span>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="s" icon="trash" onClick={onClear}>
        {clearLabel}
      </Button>
    </div>
  );
}
