import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './progress-bar.css.ts';

export interface ProgressBarProps {
  /** `running` fills within about five seconds and waits there; `done` and `failed` leave by themselves. */
  status: 'idle' | 'running' | 'done' | 'failed';
  /** Said while running. */
  label: string;
  /** Said after a failure. */
  failedLabel?: string;
}

/** The thin bar on top of the page while the next page loads. */
export function ProgressBar({ status, label, failedLabel = '' }: ProgressBarProps) {
  const spoken = { idle: '', done: '', running: label, failed: failedLabel }[status];
  return (
    <div className={styles.track}>
      {status !== 'idle' && <div key={status} className={`${styles.bar} ${styles.status[status]}`} />}
      <VisuallyHidden as="div">
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
}
