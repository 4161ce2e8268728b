import { type ReactNode, useId } from 'react';
import { Choice } from '../choice/choice.tsx';
import { pickedAttributes } from '../choice/picked-attributes.ts';
import { FieldGroup } from '../field/field-group.tsx';
import * as styles from './radio-group.css.ts';

export interface RadioOption {
  /** What the form sends. */
  value: string;
  label: string;
  /** A quieter line under the label, such as when a parcel comes. */
  description?: string;
  /** Formatted, at the end of the row. */
  price?: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps {
  /** What is chosen. A `Heading` where the choice is a section of the page. */
  legend: ReactNode;
  /** What the form sends the value as. */
  name: string;
  /** What there is to choose from, in this order. */
  options: readonly RadioOption[];
  /** Null while nothing is picked. */
  value?: string | null;
  /** The option chosen at first; none if left out. */
  defaultValue?: string;
  /** Called with the value chosen. */
  onChange?(value: string): void;
  /** Help under the label, heard with the field. */
  hint?: string;
  /** What is wrong and what to do; it marks the field as well. */
  error?: string;
  /** A form without a choice is not sent. */
  isRequired?: boolean;
  id?: string;
}

/** One of several, all in sight. The browser's own radios, so that a form carries the choice without script. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, hint, error, id } = props;
  const ownId = useId();
  return (
    <FieldGroup role="radiogroup" legend={legend} controlId={id ?? ownId} hint={hint} error={error}>
      <div className={styles.list}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            end={option.price}
            disabled={option.isDisabled}
            required={props.isRequired}
            onChange={() => props.onChange?.(option.value)}
            {...pickedAttributes(option.value, props.value, props.defaultValue)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
