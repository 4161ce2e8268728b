import { useId } from 'react';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import { pickedAttributes } from '../choice/picked-attributes.ts';
import { FieldGroup } from '../field/field-group.tsx';
import * as styles from './size-picker.css.ts';

export interface SizeOption {
  /** What the form sends. */
  value: string;
  label: string;
  /** Shown behind the label, such as "2 left". */
  note?: string;
  isSoldOut?: boolean;
}

export interface SizePickerProps {
  legend: string;
  /** The sizes, from small to large. */
  options: readonly SizeOption[];
  /** Said after the label of a size that is sold out. */
  soldOutLabel: string;
  /** What the form sends the value as. */
  name?: string;
  /** The size chosen, where the page keeps it; `null` for none. */
  value?: string | null;
  /** The size chosen at first, where the field keeps it itself. */
  defaultValue?: string;
  /** Called with the size chosen. */
  onChange?(value: string): void;
  /** Help under the label, heard with the field. */
  hint?: string;
  /** What is wrong and what to do; it marks the field as well. */
  error?: string;
}

/** One size of several. Native radios, so that a form post carries the choice without script. */
export function SizePicker(props: SizePickerProps) {
  const { legend, options, name = 'sku', hint, error } = props;
  const controlId = useId();
  return (
    <FieldGroup role="radiogroup" legend={legend} controlId={controlId} hint={hint} error={error}>
      <div className={styles.options}>
        {options.map((option) => (
          <SizeChoice key={option.value} {...props} option={option} name={name} />
        ))}
      </div>
    </FieldGroup>
  );
}

type SizeChoiceProps = Pick<SizePickerProps, 'soldOutLabel' | 'value' | 'defaultValue' | 'onChange'> & {
  option: SizeOption;
  name: string;
};

function SizeChoice({ option, name, soldOutLabel, value, defaultValue, onChange }: SizeChoiceProps) {
  return (
    <label className={styles.option}>
      <input
        className={styles.radio}
        type="radio"
        name={name}
        value={option.value}
        disabled={option.isSoldOut}
        required
        onChange={() => onChange?.(option.value)}
        {...pickedAttributes(option.value, value, defaultValue)}
      />
      {option.label}
      {option.note && <span className={styles.note}>{option.note}</span>}
      {option.isSoldOut && <VisuallyHidden>{soldOutLabel}</VisuallyHidden>}
    </label>
  );
}
