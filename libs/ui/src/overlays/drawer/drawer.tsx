import { OverlayFrame, type OverlayFrameProps } from '../overlay-frame.tsx';
import { OverlayModal } from '../overlay-modal.tsx';
import * as styles from './drawer.css.ts';

export interface DrawerProps extends OverlayFrameProps {
  /** Whether it is shown now. */
  isOpen: boolean;
  /** Called when it wants to open or close: with Escape, a press outside, or its button. */
  onOpenChange(isOpen: boolean): void;
  /** `end` is the right where one reads from the left. */
  side?: keyof typeof styles.side;
  /** How wide it is on a wide screen; a phone it fills. */
  size?: keyof typeof styles.size;
}

/**
 * A panel from the side of the page. It holds the focus, closes on Escape and on a press outside, and gives focus back.
 * It shows one frame at a time; give `frame` and `back` where there are several.
 */
export function Drawer({ isOpen, onOpenChange, side = 'end', size = 'm', ...frame }: DrawerProps) {
  return (
    <OverlayModal isOpen={isOpen} onOpenChange={onOpenChange} className={`${styles.side[side]} ${styles.size[size]}`}>
      <OverlayFrame {...frame} />
    </OverlayModal>
  );
}
