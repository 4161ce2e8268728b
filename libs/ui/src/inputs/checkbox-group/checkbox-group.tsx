import { useId, useRef, useState } from 'react';
import { Choice } from '../choice/choice.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import { checkedValues } from './checked-values.ts';
import * as styles from './checkbox-group.css.ts';

export interface CheckboxOption {
  /** What the form sends. */
  value: string;
  label: string;
  /** How many goods it leads to, at the end of the row. */
  count?: string;
  isDisabled?: boolean;
  /** How deep it lies under others, in steps: 0 at the top. */
  depth?: number;
}

export interface CheckboxGroupProps {
  legend: string;
  /** Whether the legend is heard alone, where a heading says it already. */
  isLegendHidden?: boolean;
  /** What the form sends each chosen value as. */
  name: string;
  /** What there is to choose from, in this order. */
  options: readonly CheckboxOption[];
  /** The values chosen, where the page keeps them. */
  value?: readonly string[];
  /** The values chosen at first, where the group keeps them itself. */
  defaultValue?: readonly string[];
  /** Called with every chosen value, in the order of the options. */
  onChange?(values: readonly string[]): void;
  /** Help under the label, heard with the field. */
  hint?: string;
  /** What is wrong and what to do; it marks the field as well. */
  error?: string;
  id?: string;
  /** How many options are in sight at once where there is a `moreLabel`; 8 unless told. */
  visibleCount?: number;
  /** Opens the options beyond those, such as "Show all 124". Without it all are in sight. */
  moreLabel?: string;
}

/** Any number of several. The browser's own checkboxes; what is too long folds away without script too. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const {
    legend,
    isLegendHidden,
    options,
    hint,
    error,
    id,
    visibleCount = 8,
    moreLabel,
    value,
    defaultValue,
    name,
  } = props;
  const ownId = useId();
  const list = useRef<HTMLDivElement>(null);
  const cut = moreLabel && options.length > visibleCount ? visibleCount : options.length;
  const chosen = value ?? defaultValue ?? [];
  const [startsOpen] = useState(() => options.slice(cut).some((option) => chosen.includes(option.value)));
  const choice = (option: CheckboxOption) => (
    <Choice
      key={option.value}
      type="checkbox"
      name={name}
      value={option.value}
      label={option.label}
      end={option.count && <span className={styles.count}>{option.count}</span>}
      disabled={option.isDisabled}
      aria-invalid={error ? true : undefined}
      rowClass={rowClassAt(option.depth)}
      onChange={() => props.onChange?.(checkedValues(list.current))}
      {...(value ? { checked: value.includes(option.value) } : { defaultChecked: chosen.includes(option.value) })}
    />
  );
  return (
    <FieldGroup
      legend={isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      controlId={id ?? ownId}
      hint={hint}
      error={error}
    >
      <div ref={list} className={styles.list}>
        {options.slice(0, cut).map(choice)}
        {cut < options.length && (
          <details open={startsOpen}>
            <summary className={styles.more}>{moreLabel}</summary>
            {options.slice(cut).map(choice)}
          </details>
        )}
      </div>
    </FieldGroup>
  );
}

/** Steps beyond the third would leave no room for words. */
function rowClassAt(depth = 0): string | undefined {
  if (depth <= 0) return undefined;
  return styles.depth[depth >= 3 ? 3 : depth === 2 ? 2 : 1];
}
