import type { ReactElement } from 'react';
import {
  Focusable,
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';
import * as styles from './tooltip.css.ts';

export interface TooltipProps {
  /** What a button or link already says to a screen reader, or a few words more. Never what one must know. */
  text: string;
  /** One button or link. */
  children: ReactElement<Record<string, unknown>, string>;
  /** Where it would like to stand; it turns over where there is no room. */
  placement?: AriaTooltipProps['placement'];
  /** Milliseconds that a pointer rests before it shows; with the keyboard it shows at once. */
  delay?: number;
  /** Shown from the start, until a pointer or the focus has come and gone. */
  defaultOpen?: boolean;
}

/** A few words about a button, shown to who rests on it. Touch has no rest: nothing may depend on it. */
export function Tooltip({ text, children, placement = 'top', delay = 600, defaultOpen = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={100} defaultOpen={defaultOpen}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
