import { Icon } from '../icon/icon.tsx';
import { useLinkElement } from '../../navigation/link/link-context.ts';
import * as styles from './chip.css.ts';

export interface ChipProps {
  /** What is chosen, such as "Oak". */
  label: string;
  /** Its spoken name, which says what a press does, such as "Remove the filter Material: Oak". It begins or ends with the label. */
  removeLabel: string;
  /** The address at which it is not chosen any more. */
  href: string;
}

/** Something that is chosen, and a way to take it back: a link, so that it works without script. */
export function Chip({ label, removeLabel, href }: ChipProps) {
  const LinkElement = useLinkElement();
  return (
    <LinkElement className={styles.chip} href={href} aria-label={removeLabel} rel="nofollow">
      <span className={styles.words}>{label}</span>
      <span className={styles.sign}>
        <Icon name="close" size="s" />
      </span>
    </LinkElement>
  );
}
