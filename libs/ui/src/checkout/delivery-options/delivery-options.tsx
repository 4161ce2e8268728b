import { type ReactNode, useId } from 'react';
import { LoadingPlace } from '../../feedback/skeleton/loading-place.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { pickedAttributes } from '../../inputs/choice/picked-attributes.ts';
import { FieldGroup } from '../../inputs/field/field-group.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import { cards } from '../option-card/option-card.css.ts';
import { OptionCard, type OptionWords } from '../option-card/option-card.tsx';
import * as styles from './delivery-options.css.ts';
import { PickupPoints, type PickupPointsProps } from './pickup-points.tsx';

/** A way of delivery. */
export interface DeliveryOption extends OptionWords {
  /** When it comes, such as "2–3 weekdays" or "Wednesday 25 November". */
  time?: string;
  /** How it comes; drawn before the name. */
  kind?: 'home' | 'pickup' | 'locker' | 'mailbox' | 'store';
  /** Where it can be fetched; shown while the option is picked. */
  pickup?: PickupPointsProps;
}

export interface DeliveryOptionsProps {
  /** What is chosen. A `Heading` where the choice is a section of the page. */
  legend: ReactNode;
  /** What the form sends the value as. */
  name: string;
  /** The ways of delivery, in this order. */
  options: readonly DeliveryOption[];
  /** The option chosen, where the page keeps it; null while none is. */
  value?: string | null;
  /** The option chosen at first, where the browser keeps it; none if left out. */
  defaultValue?: string;
  /** Called with the value chosen. */
  onChange?(value: string): void;
  /** Help under the options, heard with them. */
  hint?: string;
  /** What is wrong and what to do; it marks the choice as well. */
  error?: string;
  /** Said while the options are on their way, as after another postal code. Those that are there can be used meanwhile. */
  pendingLabel?: string;
  /** Stands in place of the options where there are none, such as a `Notice`. */
  empty?: ReactNode;
  /** A form without a choice is not sent. */
  isRequired?: boolean;
  id?: string;
}

/** How the order is to come. The browser's own radios, so that a form carries the choice, and its pickup point, without script. */
export function DeliveryOptions(props: DeliveryOptionsProps) {
  const { legend, options, hint, error, pendingLabel, empty, id } = props;
  const ownId = useId();
  return (
    <FieldGroup role="radiogroup" legend={legend} controlId={id ?? ownId} hint={hint} error={error}>
      {options.length > 0 && <Options {...props} />}
      {options.length === 0 && pendingLabel && <Waiting label={pendingLabel} />}
      {options.length === 0 && !pendingLabel && empty && <div className={styles.empty}>{empty}</div>}
    </FieldGroup>
  );
}

function Options({ name, options, value, defaultValue, onChange, pendingLabel, isRequired }: DeliveryOptionsProps) {
  return (
    <>
      <div className={cards} aria-busy={pendingLabel ? true : undefined}>
        {options.map((option) => (
          <OptionCard
            key={option.value}
            option={option}
            group={name}
            sign={option.kind}
            description={option.time}
            required={isRequired}
            onChange={() => onChange?.(option.value)}
            {...pickedAttributes(option.value, value, defaultValue)}
          >
            {option.pickup && <PickupPoints {...option.pickup} />}
          </OptionCard>
        ))}
      </div>
      <VisuallyHidden as="div">
        <span role="status">{pendingLabel}</span>
      </VisuallyHidden>
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <LoadingPlace label={label}>
      <div className={styles.waiting}>
        {[0, 1, 2].map((place) => (
          <div key={place} className={styles.waitingCard}>
            <Skeleton shape="short" />
            <Skeleton />
          </div>
        ))}
      </div>
    </LoadingPlace>
  );
}
