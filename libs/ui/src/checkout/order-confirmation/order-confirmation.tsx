import type { ReactNode } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import type { Description } from '../../data/description-list/description-list.tsx';
import { Heading, type HeadingLevel } from '../../typography/heading/heading.tsx';
import * as styles from './order-confirmation.css.ts';

export interface OrderConfirmationProps {
  /** Thanks for the order. */
  heading: string;
  /** Its place in the page's outline. */
  headingLevel?: HeadingLevel;
  /** `pending` while the payment is not known to be made. */
  status?: keyof typeof styles.signOf;
  /** Where the confirmation was sent, or what is waited for. */
  text?: ReactNode;
  /** The order's number first, then its date, its payment and the like. */
  facts: readonly Description[];
  /** What can be done with it, such as printing. Left out on paper. */
  actions?: ReactNode;
}

/** The head of a receipt: the shop has the order, and this is its number. */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { heading, headingLevel = 1, status = 'confirmed', text, facts, actions } = props;
  return (
    <div className={styles.root}>
      <span className={styles.signOf[status]}>
        <Icon name={status === 'confirmed' ? 'check' : 'info'} size="l" />
      </span>
      <div className={styles.words}>
        <Heading level={headingLevel}>{heading}</Heading>
        {text && <div className={styles.text}>{text}</div>}
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
