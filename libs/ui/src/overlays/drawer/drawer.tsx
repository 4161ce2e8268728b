import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { OverlayFrame, type OverlayFrameProps } from '../overlay-frame.tsx';
import { scrim } from '../overlay.css.ts';
import * as styles from './drawer.css.ts';

export interface DrawerProps extends OverlayFrameProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  side?: keyof typeof styles.side;
}

/** A panel from the side of the page. It holds the focus, closes on Escape and on a press outside, and gives focus back. */
export function Drawer({ isOpen, onOpenChange, side = 'right', ...frame }: DrawerProps) {
  return (
    <ModalOverlay className={scrim} isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={styles.side[side]}>
        <OverlayFrame {...frame} />
      </Modal>
    </ModalOverlay>
  );
}
