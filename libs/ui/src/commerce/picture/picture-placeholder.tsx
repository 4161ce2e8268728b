import { Icon } from '../../actions/icon/icon.tsx';
import * as styles from './picture.css.ts';

export interface PicturePlaceholderProps {
  /** How its corners are rounded. */
  shape?: keyof typeof styles.shape;
}

/** Keeps the place of a picture that a product lacks. It says nothing to a screen reader: the name stands beside it. */
export function PicturePlaceholder({ shape = 'plain' }: PicturePlaceholderProps) {
  return (
    <div className={`${styles.placeholder} ${styles.ratio.portrait} ${styles.shape[shape]}`}>
      <Icon name="picture" size="l" />
    </div>
  );
}
