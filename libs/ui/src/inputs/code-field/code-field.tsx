import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { more } from '../checkbox-group/checkbox-group.css.ts';
import { Field } from '../field/field.tsx';
import { noteAttributes } from '../field/field-notes.tsx';
import * as styles from './code-field.css.ts';

/** A code that counts. */
export interface AppliedCode {
  code: string;
  /** What it takes off, formatted, such as "−100 kr". */
  saving?: string;
}

export interface CodeFieldProps {
  label: string;
  /** What the form sends the code as. */
  name: string;
  /** On the button. */
  applyLabel: string;
  /** Called with the code written; not with an empty one. Its Enter key does not send the form around it. */
  onApply?(code: string): void;
  /** What the button sends where there is no script, such as its own `formAction`. */
  button?: Pick<ButtonProps, 'type' | 'name' | 'value' | 'formAction' | 'formMethod' | 'formNoValidate'>;
  /** What was typed before, where the page is the answer to it. */
  defaultValue?: string;
  /** The code is being tried. */
  isPending?: boolean;
  /** Help under the field, heard with it. */
  hint?: string;
  /** Why the code does not count, and what to do; it marks the field as well. */
  error?: string;
  /** The codes that count already. */
  codes?: readonly AppliedCode[];
  /** What those are, said before them. */
  codesLabel?: string;
  /** Begins the name of the buttons that take a code away, such as "Remove". */
  removeLabel?: string;
  /** Called with the code to take away; without it and `removeButton` they cannot be. */
  onRemove?(code: string): void;
  /** What the buttons that take a code away send: the id of a form of their own, for what works without script. */
  removeButton?: { type: 'submit'; form: string };
  /** Folds the field away behind these words, as few shoppers have a code. */
  toggleLabel?: string;
  id?: string;
}

/** Takes a promo code or a gift card, and shows those that count. */
export function CodeField(props: CodeFieldProps) {
  const { toggleLabel, error, codes = [] } = props;
  // What was wrong once stays open while it is put right.
  const [isOpen, setOpen] = useState(false);
  if (error && !isOpen) setOpen(true);
  return (
    <div className={styles.root}>
      {toggleLabel ? (
        <details open={isOpen}>
          <summary className={more}>{toggleLabel}</summary>
          <CodeInput {...props} />
        </details>
      ) : (
        <CodeInput {...props} />
      )}
      {codes.length > 0 && <AppliedCodes {...props} codes={codes} />}
    </div>
  );
}

function CodeInput(props: CodeFieldProps) {
  const { label, name, applyLabel, onApply, button, defaultValue, isPending, hint, error, id } = props;
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  const notes = { controlId: id ?? ownId, hint, error };
  const apply = () => {
    const code = input.current?.value.trim();
    if (code && !isPending) onApply?.(code);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onApply) return;
    event.preventDefault();
    apply();
  };
  return (
    <Field {...notes} label={label}>
      <div className={styles.row}>
        <input
          ref={input}
          {...noteAttributes(notes)}
          name={name}
          type="text"
          placeholder=" "
          defaultValue={defaultValue}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={styles.input}
          onKeyDown={pressKey}
        />
        <Button {...button} variant="secondary" isPending={isPending} onClick={apply}>
          {applyLabel}
        </Button>
      </div>
    </Field>
  );
}

type AppliedCodesProps = Pick<
  CodeFieldProps,
  'codesLabel' | 'removeLabel' | 'onRemove' | 'removeButton' | 'isPending'
> & {
  codes: readonly AppliedCode[];
};

function AppliedCodes({ codes, codesLabel, removeLabel, onRemove, removeButton, isPending }: AppliedCodesProps) {
  return (
    <ul className={styles.codes} aria-label={codesLabel}>
      {codes.map(({ code, saving }) => (
        <li key={code} className={styles.chip}>
          <span className={styles.code}>{code}</span>
          {saving && (
            <span className={styles.saving}>
              <bdi>{saving}</bdi>
            </span>
          )}
          {onRemove || removeButton ? (
            <IconButton
              {...removeButton}
              icon="close"
              label={`${removeLabel} ${code}`}
              disabled={isPending}
              onClick={() => onRemove?.(code)}
            />
          ) : (
            <span className={styles.end} />
          )}
        </li>
      ))}
    </ul>
  );
}
