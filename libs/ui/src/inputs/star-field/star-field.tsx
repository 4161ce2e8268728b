import { useId } from 'react';
import { iconPaths } from '../../actions/icon/icon-paths.ts';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import { pickedAttributes } from '../choice/picked-attributes.ts';
import { FieldGroup } from '../field/field-group.tsx';
import * as styles from './star-field.css.ts';

export interface StarFieldProps {
  legend: string;
  /** What a number of stars says, such as "4 stars of 5". */
  starLabel(stars: number): string;
  /** What the form sends the value as. */
  name?: string;
  /** 1 to 5; null while none is picked. */
  value?: number | null;
  /** How many stars are chosen at first; none if left out. */
  defaultValue?: number;
  /** Called with the number of stars chosen, 1 to 5. */
  onChange?(stars: number): void;
  /** Help under the label, heard with the field. */
  hint?: string;
  /** What is wrong and what to do; it marks the field as well. */
  error?: string;
  id?: string;
}

const scale = [1, 2, 3, 4, 5] as const;

/** One to five stars for a product. Five radios of the browser's own, so arrows and a form without script work. */
export function StarField({ legend, starLabel, name = 'rating', onChange, hint, error, id, ...state }: StarFieldProps) {
  const ownId = useId();
  const text = (stars: number | null | undefined) => (stars == null ? stars : String(stars));
  return (
    <FieldGroup role="radiogroup" legend={legend} controlId={id ?? ownId} hint={hint} error={error}>
      <div className={styles.stars}>
        {scale.map((stars) => (
          <label key={stars} className={styles.star} title={starLabel(stars)}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={stars}
              required
              onChange={() => onChange?.(stars)}
              {...pickedAttributes(String(stars), text(state.value), text(state.defaultValue) ?? undefined)}
            />
            <svg className={styles.shape} viewBox="0 0 24 24" aria-hidden="true">
              <path d={iconPaths.star} />
            </svg>
            <VisuallyHidden>{starLabel(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
