import * as styles from './specifications.css.ts';

export interface Specification {
  name: string;
  value: string;
}

export interface SpecificationsProps {
  items: readonly Specification[];
}

/** A product's facts, name and value side by side. */
export function Specifications({ items }: SpecificationsProps) {
  return (
    <dl>
      {items.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.label}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
