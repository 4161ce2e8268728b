import { OverlayFrame, type OverlayFrameProps } from '../overlay-frame.tsx';
import { OverlayModal } from '../overlay-modal.tsx';
import * as styles from './dialog.css.ts';

export interface DialogProps extends OverlayFrameProps {
  /** Whether it is shown now. */
  isOpen: boolean;
  /** Called when it wants to open or close: with Escape, a press outside, or its button. */
  onOpenChange(isOpen: boolean): void;
  /** How wide it grows at most. */
  size?: keyof typeof styles.size;
}

/** A question or a closer look in the middle of the page. It holds the focus and gives it back. */
export function Dialog({ isOpen, onOpenChange, size = 'm', ...frame }: DialogProps) {
  return (
    <OverlayModal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placeClassName={styles.place}
      className={styles.size[size]}
    >
      <OverlayFrame {...frame} />
    </OverlayModal>
  );
}
