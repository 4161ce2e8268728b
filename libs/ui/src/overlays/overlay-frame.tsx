import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../actions/icon-button/icon-button.tsx';
import * as styles from './overlay.css.ts';

export interface OverlayFrameProps {
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays in sight under the content while that scrolls. */
  footer?: ReactNode;
}

/** Title, close button, scrolling content and footer, as in every panel and dialog. */
export function OverlayFrame({ title, closeLabel, children, footer }: OverlayFrameProps) {
  return (
    <AriaDialog className={styles.frame}>
      {({ close }) => (
        <>
          <header className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel} onClick={close} />
          </header>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, and then the keyboard must reach it */}
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </>
      )}
    </AriaDialog>
  );
}
