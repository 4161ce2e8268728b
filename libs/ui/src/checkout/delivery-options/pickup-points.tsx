import { useId, useState } from 'react';
import { Choice } from '../../inputs/choice/choice.tsx';
import { pickedAttributes } from '../../inputs/choice/picked-attributes.ts';
import { FieldGroup } from '../../inputs/field/field-group.tsx';
import { more } from '../../inputs/checkbox-group/checkbox-group.css.ts';
import * as styles from './delivery-options.css.ts';

/** Where a parcel can be fetched. */
export interface PickupPoint {
  /** What the form sends. */
  value: string;
  name: string;
  /** Street and city, on one line. */
  address: string;
  /** Such as "350 m". */
  distance?: string;
  /** In a line, such as "Mon–Fri 8–21, Sat–Sun 9–20". */
  openingHours?: string;
}

/** The pickup points of a way of delivery. */
export interface PickupPointsProps {
  legend: string;
  /** What the form sends the point as; each way of delivery has one of its own. */
  name: string;
  /** The nearest first. */
  points: readonly PickupPoint[];
  /** The point chosen, where the page keeps it. */
  value?: string;
  /** The point chosen at first, where the browser keeps it; the nearest unless told. */
  defaultValue?: string;
  /** Called with the value of the point chosen. */
  onChange?(value: string): void;
  /** How many are in sight at once; 3 unless told. */
  visibleCount?: number;
  /** Opens the points beyond those, such as "Show 7 more". */
  moreLabel?: string;
  /** What is wrong and what to do; it marks the field as well. */
  error?: string;
  id?: string;
}

/** One of several points to fetch a parcel at. What is too many folds away, without script too. */
export function PickupPoints(props: PickupPointsProps) {
  const { legend, name, points, visibleCount = 3, moreLabel, error, value, onChange } = props;
  const ownId = useId();
  const cut = moreLabel && points.length > visibleCount ? visibleCount : points.length;
  const defaultValue = props.defaultValue ?? points[0]?.value;
  const chosen = value ?? defaultValue;
  const [startsOpen] = useState(() => points.slice(cut).some((point) => point.value === chosen));
  const choice = (point: PickupPoint) => (
    <div key={point.value} className={styles.point}>
      <Choice
        type="radio"
        name={name}
        value={point.value}
        label={<span className={styles.pointName}>{point.name}</span>}
        description={<PointLines point={point} />}
        end={point.distance && <span className={styles.distance}>{point.distance}</span>}
        onChange={() => onChange?.(point.value)}
        {...pickedAttributes(point.value, value, defaultValue)}
      />
    </div>
  );
  return (
    <FieldGroup role="radiogroup" legend={legend} controlId={props.id ?? ownId} error={error}>
      <div className={styles.points}>
        {points.slice(0, cut).map(choice)}
        {cut < points.length && (
          <details open={startsOpen}>
            <summary className={more}>{moreLabel}</summary>
            {points.slice(cut).map(choice)}
          </details>
        )}
      </div>
    </FieldGroup>
  );
}

function PointLines({ point: { address, openingHours } }: { point: PickupPoint }) {
  return (
    <>
      <span className={styles.pointLine}>{address}</span>
      {openingHours && <span className={styles.pointLine}>{openingHours}</span>}
    </>
  );
}
