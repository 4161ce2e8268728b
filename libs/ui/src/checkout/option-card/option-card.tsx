import type { ReactNode } from 'react';
import { Choice, type ChoiceProps } from '../../inputs/choice/choice.tsx';
import * as styles from './option-card.css.ts';
import { OptionSign } from './option-sign.tsx';
import type { SignName } from './sign-paths.ts';

/** The mark of a carrier or a payment provider, on a ground of its own. It is drawn 24 px tall. */
export interface Logo {
  /** Its address. */
  src: string;
  /** Its size in pixels. */
  width: number;
  height: number;
  /** Whose mark it is; empty where the words beside it say so. */
  alt: string;
}

/** What every way of delivery or payment has. */
export interface OptionWords {
  /** What the form sends. */
  value: string;
  name: string;
  /** Formatted, or that it costs nothing. */
  fee?: string;
  /** The fee is none, and is shown as something won. */
  isFree?: boolean;
  /** What the shopper should know before choosing, such as "Only for parcels up to 20 kg". */
  note?: ReactNode;
  /** Whose service it is. */
  logos?: readonly Logo[];
  isDisabled?: boolean;
}

export interface OptionCardProps extends Omit<ChoiceProps, 'type' | 'label' | 'end' | 'rowClass' | 'name' | 'value'> {
  /** What is chosen by this card. */
  option: OptionWords;
  /** What the form sends the choice as. */
  group: string;
  /** Stands before the name. */
  sign?: SignName | undefined;
  /** Opens under the option while it is picked. */
  children?: ReactNode;
}

/** One option of a choice that the order hangs on, with what belongs to it in the same frame. */
export function OptionCard({ option, group, sign, description, children, ...input }: OptionCardProps) {
  const { value, name, note, isDisabled } = option;
  return (
    <div className={styles.card}>
      <Choice
        {...input}
        type="radio"
        name={group}
        value={value}
        disabled={isDisabled}
        rowClass={styles.head}
        label={
          <span className={styles.name}>
            {sign && (
              <span className={styles.sign}>
                <OptionSign name={sign} />
              </span>
            )}
            <span>{name}</span>
          </span>
        }
        description={<OptionDescription description={description} note={note} />}
        end={<OptionEnd option={option} />}
      />
      {children && <div className={styles.panel}>{children}</div>}
    </div>
  );
}

function OptionDescription({ description, note }: { description: ReactNode; note: ReactNode }) {
  return (
    <>
      {description}
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}

function OptionEnd({ option: { fee, isFree, logos = [] } }: { option: OptionWords }) {
  if (!fee && logos.length === 0) return null;
  return (
    <span className={styles.end}>
      {fee && <span className={isFree ? `${styles.fee} ${styles.free}` : styles.fee}>{fee}</span>}
      {logos.length > 0 && (
        <span className={styles.logos}>
          {logos.map((logo) => (
            <img key={logo.src} className={styles.logo} {...logo} alt={logo.alt} />
          ))}
        </span>
      )}
    </span>
  );
}
