import { type ReactNode, useId } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../actions/icon/icon.tsx';
import { Heading, type HeadingLevel } from '../../typography/heading/heading.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './checkout-section.css.ts';

export interface CheckoutSectionProps {
  /** Its place among the sections, from 1. */
  number: number;
  heading: string;
  /** Its place in the page's outline. */
  headingLevel?: HeadingLevel;
  /** `current` shows its fields, `done` what was filled in, `waiting` only why it must wait. */
  status?: keyof typeof styles.numberOf;
  /** The fields. */
  children?: ReactNode;
  /** What was filled in, in a few lines; stands in place of the fields once they are done. */
  summary?: ReactNode;
  /** Why it must wait. */
  waitingText?: string;
  /** Said after the heading of what is done. */
  doneLabel?: string;
  /** Opens again what is done. */
  edit?: { label: string; onPress(): void };
  /** Its address on the page. Who goes there has the focus on the heading, without script too. */
  id?: string;
}

/** One numbered part of the checkout. */
export function CheckoutSection(props: CheckoutSectionProps) {
  const { number, heading, headingLevel = 2, status = 'current', doneLabel, edit, id } = props;
  const ownId = useId();
  const headingId = id ?? ownId;
  const isDone = status === 'done';
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <span className={styles.numberOf[status]} aria-hidden="true">
          {isDone ? <Icon name="check" size="s" /> : number}
        </span>
        <div className={styles.heading}>
          <Heading level={headingLevel} size="m" id={headingId} tabIndex={id === undefined ? undefined : -1}>
            {heading}
            {isDone && doneLabel && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
          </Heading>
        </div>
        {isDone && edit && (
          <Button variant="quiet" size="s" onClick={edit.onPress}>
            {edit.label}
            <VisuallyHidden> {heading}</VisuallyHidden>
          </Button>
        )}
      </div>
      <SectionBody {...props} status={status} />
    </section>
  );
}

function SectionBody({ status, children, summary, waitingText }: CheckoutSectionProps) {
  if (status === 'current') return <div className={styles.body}>{children}</div>;
  const told = status === 'done' ? summary : waitingText;
  return told ? <div className={styles.told}>{told}</div> : null;
}
