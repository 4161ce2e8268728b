import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { OverlayFrame, type OverlayFrameProps } from '../overlay-frame.tsx';
import { scrim } from '../overlay.css.ts';
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
    <ModalOverlay className={`${scrim} ${styles.place}`} isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={styles.size[size]}>
        <OverlayFrame {...frame} />
      </Modal>
    </ModalOverlay>
  );
}
