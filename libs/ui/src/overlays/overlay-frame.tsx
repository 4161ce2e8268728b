import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../actions/icon-button/icon-button.tsx';
import { OverlayBody } from './overlay-body.tsx';
import * as styles from './overlay.css.ts';

export interface OverlayFrameProps {
  title: string;
  /** The spoken name of the button that closes it. */
  closeLabel: string;
  /** What lies in it, under the title. */
  children: ReactNode;
  /** Stays in sight under the content while that scrolls. */
  footer?: ReactNode;
  /** Names the frame shown, where one overlay shows several in turn: with each change the focus moves to the new title. */
  frame?: string;
  /** The way back to the frame before. */
  back?: { label: string; onPress(): void } | undefined;
}

/** Title, close button, scrolling content and footer, as in every panel and dialog. */
export function OverlayFrame({ title, closeLabel, children, footer, frame, back }: OverlayFrameProps) {
  const heading = useFocusOnChange(frame);
  return (
    <AriaDialog className={styles.frame}>
      {({ close }) => (
        <>
          <header className={back ? `${styles.head} ${styles.headWithBack}` : styles.head}>
            {back && <IconButton icon="chevron-left" label={back.label} onClick={back.onPress} />}
            <Heading slot="title" level={2} className={styles.title} ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel} onClick={close} />
          </header>
          <OverlayBody key={frame} className={frame === undefined ? styles.body : styles.nextBody}>
            {children}
          </OverlayBody>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </>
      )}
    </AriaDialog>
  );
}

/** What had the focus is gone with the frame before, unless the new frame has taken it already. */
function useFocusOnChange(frame: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(frame);
  useEffect(() => {
    const isNew = shown.current !== frame;
    shown.current = frame;
    if (isNew && document.activeElement === document.body) heading.current?.focus();
  }, [frame]);
  return heading;
}
