import type { ReactNode } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './timeline.css.ts';

/** Where a step stands. */
export type TimelineStatus = keyof typeof styles.signOf;

export interface TimelineStep {
  label: string;
  status: TimelineStatus;
  /** When it was, or will be. */
  time?: string;
  /** What it means, and what to do. */
  text?: ReactNode;
}

export interface TimelineProps {
  /** What the steps tell of, such as "What happens now". */
  label: string;
  /** The steps from first to last. */
  steps: readonly TimelineStep[];
  /** Said after the label of a step, by its status, where the label does not say it. */
  statusLabels: Readonly<Partial<Record<TimelineStatus, string>>>;
}

/** What has happened to something, what is under way, and what is to come. */
export function Timeline({ label, steps, statusLabels }: TimelineProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={styles.step}
          data-status={step.status}
          aria-current={step.status === 'current' ? 'step' : undefined}
        >
          <span className={styles.signOf[step.status]} aria-hidden="true">
            {step.status === 'done' && <Icon name="check" size="s" />}
            {step.status === 'cancelled' && <Icon name="close" size="s" />}
          </span>
          <StepWords step={step} statusLabel={statusLabels[step.status]} />
        </li>
      ))}
    </ol>
  );
}

function StepWords({ step, statusLabel }: { step: TimelineStep; statusLabel: string | undefined }) {
  const { label, status, time, text } = step;
  return (
    <div className={styles.words}>
      <p className={status === 'upcoming' ? styles.later : styles.label}>
        {label}
        {statusLabel && <VisuallyHidden>, {statusLabel}</VisuallyHidden>}
      </p>
      {time && <p className={styles.time}>{time}</p>}
      {text && <div className={styles.text}>{text}</div>}
    </div>
  );
}
