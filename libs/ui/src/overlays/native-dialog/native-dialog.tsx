import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { OverlayBody } from '../overlay-body.tsx';
import * as frame from '../overlay.css.ts';
import * as styles from './native-dialog.css.ts';

export interface NativeDialogProps {
  title: string;
  /** The spoken name of the button that closes it. */
  closeLabel: string;
  /** What lies in it, under the title. */
  children: ReactNode;
  /** Called when it wants to close: with Escape, a press outside, or its button. Whoever shows it takes it away. */
  onClose(): void;
}

/** A form over the page, in the dialog of the browser itself, which weighs nothing. It holds the focus and gives it back. */
export function NativeDialog({ title, closeLabel, children, onClose }: NativeDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    // While it is still in the page: only then does the browser give the focus back.
    return () => element?.close();
  }, []);

  const closeOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeOutside}
    >
      <div className={frame.frame}>
        <header className={frame.head}>
          <h2 id={titleId} ref={heading} className={frame.title} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        <OverlayBody className={frame.body}>{children}</OverlayBody>
      </div>
    </dialog>
  );
}
