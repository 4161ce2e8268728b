import type { ReactNode, RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import * as styles from './popover.css.ts';

export interface PopoverProps {
  /** The button that opens it, a plain one of the page. Give it `aria-haspopup="dialog"` and `aria-expanded`. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Whether it is shown now. */
  isOpen: boolean;
  /** Called when it wants to open or close: with Escape, a press outside, or its button. */
  onOpenChange(isOpen: boolean): void;
  title: string;
  /** The spoken name of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
  /** Where it would like to stand; it turns over where there is no room. */
  placement?: AriaPopoverProps['placement'];
}

/** A closer word beside what it is about. It takes the focus, closes on Escape and on a press outside, and gives focus back. */
export function Popover(props: PopoverProps) {
  const { triggerRef, isOpen, onOpenChange, title, closeLabel, children, placement = 'bottom start' } = props;
  return (
    <AriaPopover
      className={styles.card}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      containerPadding={16}
    >
      <AriaDialog className={styles.dialog}>
        {({ close }) => (
          <>
            <div className={styles.head}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              <div className={styles.close}>
                <IconButton icon="close" label={closeLabel} onClick={close} />
              </div>
            </div>
            <div>{children}</div>
          </>
        )}
      </AriaDialog>
    </AriaPopover>
  );
}
