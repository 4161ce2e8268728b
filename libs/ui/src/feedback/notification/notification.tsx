import { type FocusEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../actions/icon/icon.tsx';
import { tone as toneClass } from '../tone.css.ts';
import { type Tone, toneIcon } from '../tone-icon.ts';
import * as styles from './notification.css.ts';

export interface NotificationProps {
  /** Null while there is nothing to say. Keep the component mounted, so that a message is announced when it comes. */
  children: ReactNode;
  /** What kind of news it is; it sets colour and mark. */
  tone?: Tone;
  /** How it is closed by hand; left out for what goes away by itself. */
  close?: { label: string; onPress(): void };
  /** Pointer or focus is on the message: the caller lets its time stand still. */
  onHold?(isHeld: boolean): void;
}

/**
 * What just happened, in the page's upper corner. One at a time; the caller decides how long, and what went wrong
 * should stay.
 */
export function Notification({ children, ...card }: NotificationProps) {
  return (
    // Heard and reached over a dialog, too: the attribute is React Aria's.
    <div className={styles.place} role="status" data-react-aria-top-layer="true">
      {children != null && <Card {...card}>{children}</Card>}
    </div>
  );
}

function Card({ children, tone = 'success', close, onHold }: NotificationProps) {
  const [cameFrom, heldBy] = useHold(onHold);
  const leave = () => {
    // The button goes away with the message; whoever pressed it goes on where they were.
    cameFrom.current?.focus();
    close?.onPress();
  };
  return (
    // What is watched here only holds the clock; nothing can be done with the card itself.
    <div className={styles.card} {...heldBy}>
      <span className={`${styles.sign} ${toneClass[tone]}`}>
        <Icon name={toneIcon[tone]} size="s" />
      </span>
      <div className={styles.message}>{children}</div>
      {close && <IconButton icon="close" label={close.label} onClick={leave} />}
    </div>
  );
}

/** Held as long as the pointer or the focus is there, whichever leaves last; and where the focus came from. */
function useHold(onHold: (isHeld: boolean) => void = () => {}) {
  const cameFrom = useRef<HTMLElement>(null);
  const held = useRef({ pointer: false, focus: false });
  const change = (part: Partial<typeof held.current>) => {
    Object.assign(held.current, part);
    onHold(held.current.pointer || held.current.focus);
  };
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isOutside) cameFrom.current = relatedTarget;
    change({ focus: true });
  };
  const watches = {
    onPointerEnter: () => change({ pointer: true }),
    onPointerLeave: () => change({ pointer: false }),
    onFocus: enter,
    onBlur: () => change({ focus: false }),
  };
  return [cameFrom, watches] as const;
}
