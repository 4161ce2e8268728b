import { Button } from '@torg/ui';
import * as styles from './print-button.css.ts';

/** Prints the page; it stands neither on the paper nor where no script would answer it. */
export function PrintButton({ children }: { children: string }) {
  return (
    <span className={styles.withScript}>
      <Button variant="secondary" onClick={() => window.print()}>
        {children}
      </Button>
    </span>
  );
}
