import { Icon } from '../../actions/icon/icon.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import { useLinkElement } from '../link/link-context.ts';
import * as styles from './steps.css.ts';

export interface Step {
  label: string;
  /** Where the step can be gone to; without it, it cannot. */
  href?: string;
  /** Where steps need not be done in their order; else all before the current one are. */
  isDone?: boolean;
}

export interface StepsProps {
  /** What the steps lead to, such as "Your order". */
  label: string;
  /** The steps from first to last. */
  steps: readonly Step[];
  /** The place of the step that is under way, from 0. It lies beyond the last once all are done. */
  current: number;
  /** Said after the label of a step that is done. */
  doneLabel: string;
}

/** How far the shopper has come in something that takes several steps. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step.label} className={styles.step}>
            <StepBody step={step} index={index} current={current} doneLabel={doneLabel} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepBodyProps extends Pick<StepsProps, 'current' | 'doneLabel'> {
  step: Step;
  index: number;
}

function StepBody({ step, index, current, doneLabel }: StepBodyProps) {
  const { label, href } = step;
  const LinkElement = useLinkElement();
  const isCurrent = index === current;
  const isDone = !isCurrent && (step.isDone ?? index < current);
  const attributes = { className: styles.body, 'aria-current': isCurrent ? 'step' : undefined } as const;
  const content = (
    <>
      <span className={styles.number} aria-hidden="true">
        {isDone ? <Icon name="check" size="s" /> : index + 1}
      </span>
      <span>
        {label}
        {isDone && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
      </span>
    </>
  );
  if (href === undefined) return <span {...attributes}>{content}</span>;
  return (
    <LinkElement {...attributes} href={href}>
      {content}
    </LinkElement>
  );
}
