import { useId } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import { describedBy, FieldNotes } from '../field/field-notes.tsx';
import * as fieldStyles from '../field/field.css.ts';
import * as styles from './quantity-field.css.ts';
import { type QuantityInput, useQuantity } from './use-quantity.ts';

export interface QuantityFieldProps extends Omit<QuantityInput, 'min'> {
  label: string;
  /** The spoken name of the minus button. */
  decreaseLabel: string;
  /** The spoken name of the plus button. */
  increaseLabel: string;
  /** The least that may be picked; 1 unless told. */
  min?: number;
  /** The most that may be picked, normally what is left in stock. */
  max: number;
  /** What the form sends the value as. */
  name?: string;
  /** Id of the form that the field belongs to, where it stands outside it. */
  form?: string;
  /** Help under the label, heard with the field. */
  hint?: string;
  /** What is wrong and what to do; it marks the field as well. */
  error?: string;
  /** It is seen but cannot be used. */
  isDisabled?: boolean;
  /** The label is heard but not seen, where the place says what the number is. */
  isLabelHidden?: boolean;
  /** `s` for lines of a cart. */
  size?: keyof typeof styles.size;
}

/** Lets a shopper pick a whole number of units. Typing works without script too; the steppers then step aside. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, min = 1, max, name = 'quantity', form, hint, error, isDisabled = false, size = 'm' } = props;
  const controlId = useId();
  const { text, quantity, isRefused, type, step, leave } = useQuantity({ ...props, min });
  const isInvalid = Boolean(error) || isRefused;
  const labelElement = (
    <label className={fieldStyles.label} htmlFor={controlId}>
      {label}
    </label>
  );
  return (
    <div className={fieldStyles.field}>
      {props.isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      <div className={`${styles.control} ${styles.size[size]}`} data-invalid={isInvalid || undefined}>
        <StepButton
          icon="minus"
          label={props.decreaseLabel}
          controlId={controlId}
          isDisabled={isDisabled}
          isAtEnd={quantity <= min}
          onStep={() => step(-1)}
        />
        <input
          id={controlId}
          className={styles.amount}
          type="number"
          inputMode="numeric"
          name={name}
          form={form}
          min={min}
          max={max}
          step={1}
          required
          value={text}
          disabled={isDisabled}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy({ controlId, hint, error })}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
        />
        <StepButton
          icon="plus"
          label={props.increaseLabel}
          controlId={controlId}
          isDisabled={isDisabled}
          isAtEnd={quantity >= max}
          onStep={() => step(1)}
        />
      </div>
      <FieldNotes controlId={controlId} hint={hint} error={error} />
    </div>
  );
}

interface StepButtonProps {
  icon: 'minus' | 'plus';
  label: string;
  controlId: string;
  isDisabled: boolean;
  /** There is no further step. The button keeps the focus that it may have. */
  isAtEnd: boolean;
  onStep(): void;
}

function StepButton({ icon, label, controlId, isDisabled, isAtEnd, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-controls={controlId}
      disabled={isDisabled}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onStep}
    >
      <Icon name={icon} size="s" />
    </button>
  );
}
