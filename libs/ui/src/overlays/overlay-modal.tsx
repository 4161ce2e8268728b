import { type ReactNode, useDeferredValue } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { scrim } from './overlay.css.ts';

export interface OverlayModalProps {
  /** Whether it is shown now. */
  isOpen: boolean;
  /** Called when it wants to open or close: with Escape, a press outside, or its button. */
  onOpenChange(isOpen: boolean): void;
  /** Added to the scrim that lies over the page: where what lies on it stands. */
  placeClassName?: string;
  /** How what lies over the page looks, and how wide it is. */
  className: string;
  children: ReactNode;
}

/**
 * What lies over the page and holds the focus. The press that opens or closes it is answered before it is drawn: all that
 * lies in it may be much for a slow phone, and is drawn in slices.
 */
export function OverlayModal({ isOpen, onOpenChange, placeClassName, className, children }: OverlayModalProps) {
  const isShown = useDeferredValue(isOpen, false);
  return (
    <ModalOverlay
      className={placeClassName === undefined ? scrim : `${scrim} ${placeClassName}`}
      isDismissable
      isOpen={isShown}
      onOpenChange={onOpenChange}
    >
      <Modal className={className}>{children}</Modal>
    </ModalOverlay>
  );
}
