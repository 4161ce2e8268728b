import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './hiding-header.css.ts';

/** The header: it leaves the window while a shopper scrolls down, and is back where they scroll up or put the focus in it. */
export const HidingHeader = observer(function HidingHeader({ children }: { children: ReactNode }) {
  const { headerHidden } = useScope().stores.ui;
  return <header className={headerHidden ? `${styles.header} ${styles.hidden}` : styles.header}>{children}</header>;
});
