import type { ReactNode } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import type { IconName } from '../../actions/icon/icon-paths.ts';
import { Picture, type PictureSource } from '../../commerce/picture/picture.tsx';
import { Heading, type HeadingLevel } from '../../typography/heading/heading.tsx';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps {
  heading: string;
  /** Its place in the page's outline. */
  headingLevel?: HeadingLevel;
  /** Why, in a sentence. */
  text?: ReactNode;
  /** The way onward: a link or button, or two. */
  action?: ReactNode;
  /** The mark over the heading. */
  icon?: IconName;
  /** A picture in the mark's place; it adds nothing to the words. */
  picture?: PictureSource;
}

/** Stands where there is nothing to show, says why and leads on. */
export function EmptyState({ heading, headingLevel = 2, text, action, icon, picture }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      {picture && (
        <div className={styles.picture}>
          <Picture {...picture} loading="eager" ratio="landscape" shape="card" />
        </div>
      )}
      {icon && !picture && (
        <span className={styles.sign}>
          <Icon name={icon} size="xl" />
        </span>
      )}
      <Heading level={headingLevel} size={headingLevel === 1 ? 'xl' : 'm'}>
        {heading}
      </Heading>
      {text && <div className={styles.text}>{text}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
