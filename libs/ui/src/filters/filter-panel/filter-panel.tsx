import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../actions/icon/icon.tsx';
import * as styles from './filter-panel.css.ts';

export interface FilterGroup {
  /** What it is known by, beside the other groups. */
  id: string;
  heading: string;
  /** What is chosen in it, in a word or two; nothing where nothing is. */
  chosen?: string;
  /** Open at first. */
  isOpen?: boolean;
  /** Its controls. */
  content: ReactNode;
}

export interface FilterPanelProps {
  /** The id of the form, by which controls elsewhere on the page belong to it. */
  id?: string;
  /** What the form is called. */
  label: string;
  /** The path of the list, to which the form is sent. */
  action: string;
  /** What the list can be narrowed by. */
  groups: readonly FilterGroup[];
  /** The place of its headings in the page's outline. */
  headingLevel?: 2 | 3;
  /** What the button says that sends the form where there is no script. */
  submitLabel: string;
  /** Called instead of sending it, where there is script. */
  onSubmit?(): void;
  /** Hidden fields that the form sends along. */
  children?: ReactNode;
}

/** What a list can be narrowed by, in groups that fold: a form that is sent by its button where there is no script. */
export function FilterPanel(props: FilterPanelProps) {
  const { id, label, action, groups, headingLevel = 2, submitLabel, onSubmit, children } = props;
  const send = (event: FormEvent) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} className={styles.root} aria-label={label} method="get" action={action} onSubmit={send}>
      {children}
      {groups.map((group) => (
        <Group key={group.id} {...group} headingLevel={headingLevel} />
      ))}
      <div className={styles.submit}>
        <Button type="submit" isFullWidth>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function Group({ heading, chosen, isOpen, content, headingLevel }: FilterGroup & { headingLevel: 2 | 3 }) {
  const [startsOpen] = useState(isOpen);
  const Heading = `h${headingLevel}` as const;
  return (
    <details className={styles.group} open={startsOpen}>
      <summary className={styles.summary}>
        <Heading className={styles.heading}>{heading}</Heading>
        {chosen && <span className={styles.chosen}>{chosen}</span>}
        <span className={styles.sign}>
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      <div className={styles.content}>{content}</div>
    </details>
  );
}
