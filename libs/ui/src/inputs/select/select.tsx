import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../../actions/icon/icon.tsx';
import { visuallyHidden } from '../../typography/visually-hidden/visually-hidden.css.ts';
import type { FieldWords } from '../field/field.tsx';
import { describedBy, FieldNotes } from '../field/field-notes.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { NativeSelect, type SelectOption } from '../native-select/native-select.tsx';
import * as styles from './select.css.ts';

export interface DescribedOption extends SelectOption {
  /** A second, quieter line. */
  description?: string;
}

export interface SelectProps extends FieldWords {
  /** What there is to choose from, in this order. */
  options: readonly DescribedOption[];
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** What the form sends the value as. */
  name?: string;
  /** Null while nothing is chosen. */
  value?: string | null;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: string;
  /** Called with the value chosen. */
  onChange?(value: string): void;
  /** It is seen but cannot be used. */
  isDisabled?: boolean;
}

/** Beyond this many options the browser's own list takes over: React Aria would draw each of them at once, in seconds. */
const most = 300;

/** One of several, each with a line of its own to say. Letters, arrows and the screen reader find their way in it. */
export function Select(props: SelectProps) {
  if (props.options.length <= most) return <DescribedList {...props} />;
  const { onChange, isDisabled, value, ...select } = props;
  return (
    <NativeSelect
      {...select}
      // Left out, it holds its own choice.
      {...(value !== undefined && { value: value ?? '' })}
      disabled={isDisabled}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

function DescribedList(props: SelectProps) {
  const { label, isLabelHidden = false, hint, error, options, onChange, value, ...select } = props;
  const notes = { controlId: useId(), hint, error };
  return (
    <AriaSelect
      {...select}
      {...(value !== undefined && { value })}
      className={fieldStyles.field}
      aria-describedby={describedBy(notes)}
      isInvalid={Boolean(error)}
      onChange={(key) => key !== null && onChange?.(String(key))}
    >
      <Label className={isLabelHidden ? visuallyHidden : fieldStyles.label}>{label}</Label>
      <Button className={styles.button}>
        <SelectValue className={styles.value}>
          {({ selectedText, isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <Icon name="chevron-down" size="s" />
      </Button>
      <FieldNotes {...notes} />
      <Popover className={styles.popover}>
        <ListBox className={styles.list} items={options.map((option) => ({ ...option, id: option.value }))}>
          {(option) => <Option option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

function Option({ option: { value, label, description, isDisabled } }: { option: DescribedOption }) {
  return (
    <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={styles.option}>
      {({ isSelected }) => (
        <>
          <span className={styles.words}>
            {label}
            {description && <span className={styles.description}>{description}</span>}
          </span>
          {isSelected && <Icon name="check" size="s" />}
        </>
      )}
    </ListBoxItem>
  );
}
