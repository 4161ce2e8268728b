import { useId, useRef } from 'react';
import { checkedValues } from '../checkbox-group/checked-values.ts';
import type { CheckboxOption } from '../checkbox-group/checkbox-group.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './swatch-group.css.ts';

export interface SwatchGroupOption extends CheckboxOption {
  /** Any CSS colour; a dashed ring where it is not known. */
  colour?: string;
}

export interface SwatchGroupProps {
  legend: string;
  /** Whether the legend is heard alone, where a heading says it already. */
  isLegendHidden?: boolean;
  /** What the form sends each chosen value as. */
  name: string;
  /** The colours, in this order. */
  options: readonly SwatchGroupOption[];
  /** The values chosen. */
  value: readonly string[];
  /** Called with every chosen value, in the order of the options. */
  onChange?(values: readonly string[]): void;
}

/** Any number of several colours: the browser's own checkboxes, painted. Each colour has its name beside it. */
export function SwatchGroup({ legend, isLegendHidden, name, options, value, onChange }: SwatchGroupProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <FieldGroup legend={isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend} controlId={id}>
      <div ref={list} className={styles.list}>
        {options.map((option) => (
          <label key={option.value} className={styles.row}>
            <input
              className={styles.input}
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={option.isDisabled}
              onChange={() => onChange?.(checkedValues(list.current))}
            />
            <SwatchFace colour={option.colour} />
            <span className={styles.words}>
              {option.label} {option.count && <bdi className={styles.count}>{option.count}</bdi>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Attributes, not styles: a strict content security policy lets them through. */
function SwatchFace({ colour }: Pick<SwatchGroupOption, 'colour'>) {
  return (
    <span className={styles.face}>
      <svg className={styles.colour} viewBox="0 0 32 32" aria-hidden="true">
        <circle
          className={colour ? styles.rim : `${styles.rim} ${styles.unknown}`}
          cx="16"
          cy="16"
          r="15"
          fill={colour}
        />
        {!colour && <path className={styles.pattern} d="M7 25 25 7M4.5 18 18 4.5M14 27.5 27.5 14" />}
        <g className={styles.mark}>
          <circle className={styles.markGround} cx="16" cy="16" r="9" />
          <path className={styles.markInk} d="M11.5 16.5 15 20l6-7.5" />
        </g>
      </svg>
    </span>
  );
}
