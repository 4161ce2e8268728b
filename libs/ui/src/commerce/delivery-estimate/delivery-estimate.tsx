import { type ReactNode, useId } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import * as styles from './delivery-estimate.css.ts';

/** A place to fetch a parcel at. */
export interface DeliveryPlace {
  id: string;
  name: string;
  address: string;
  /** Formatted, such as "250 m". */
  distance?: string;
}

/** A way of delivery, in words. */
export interface DeliveryEstimateWay {
  id: string;
  name: string;
  /** When it arrives or can be fetched, such as "Can be fetched on Friday 27 November". */
  time: string;
  /** Formatted, or that it costs nothing. */
  fee: string;
  /** The fee is none, and is shown as something won. */
  isFree?: boolean;
  /** Such as from what sum it is free. */
  note?: string;
  /** Where it can be fetched, the nearest first. */
  places?: readonly DeliveryPlace[];
}

export interface DeliveryEstimateProps {
  /** Opens what is beneath, such as "Delivery to 111 22". */
  label: string;
  /** The shortest answer, beside the label: "Free, from Friday". */
  brief?: string;
  /** What asks for the postal code: a form. */
  children: ReactNode;
  /** In this order; empty while nobody has asked. */
  ways?: readonly DeliveryEstimateWay[];
  /** Says what the places of a way are. */
  placesLabel?: string;
  /** Stands in place of the ways, such as a `Notice` that nothing is delivered there. */
  notice?: ReactNode;
  /** The ways are on their way anew. */
  isPending?: boolean;
  /** Whether it is open at first. */
  isOpen?: boolean;
}

/** How goods come to a postal code, when, and what that costs. The browser's own disclosure, so it opens without script. */
export function DeliveryEstimate(props: DeliveryEstimateProps) {
  const { label, brief, children, ways = [], placesLabel, notice, isPending, isOpen } = props;
  return (
    <details className={styles.root} open={isOpen}>
      <summary className={styles.summary}>
        <Icon name="truck" />
        <span className={styles.words}>
          <span>{label}</span>
          {brief && <span className={styles.brief}>{brief}</span>}
        </span>
        <span className={styles.sign}>
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      <div className={styles.body}>
        {children}
        {notice}
        {ways.length > 0 && (
          <ul className={styles.ways} aria-busy={isPending}>
            {ways.map((way) => (
              <li key={way.id} className={styles.way}>
                <Way {...way} placesLabel={placesLabel} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function Way(props: DeliveryEstimateWay & Pick<DeliveryEstimateProps, 'placesLabel'>) {
  const { name, time, fee, isFree, note, places = [], placesLabel } = props;
  const placesId = useId();
  return (
    <>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={isFree ? `${styles.fee} ${styles.free}` : styles.fee}>
          <bdi>{fee}</bdi>
        </span>
      </div>
      {time && <div className={styles.time}>{time}</div>}
      {note && <div className={styles.note}>{note}</div>}
      {places.length > 0 && (
        <>
          {placesLabel && (
            <div id={placesId} className={styles.note}>
              {placesLabel}
            </div>
          )}
          <ul className={styles.places} aria-labelledby={placesLabel ? placesId : undefined}>
            {places.map((place) => (
              <li key={place.id} className={styles.head}>
                <span className={styles.place}>
                  {place.name}
                  <span className={styles.note}> {place.address}</span>
                </span>
                {place.distance && (
                  <span className={styles.distance}>
                    <bdi>{place.distance}</bdi>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
