import { useState } from 'react';
import { Button, TextField } from '@torg/ui';
import { useScope } from '../scope/scope-context.tsx';
import { useHydrated } from '../scope/use-hydrated.ts';
import * as styles from './link-to-copy.css.ts';

interface LinkToCopyProps {
  address: string;
  words: {
    /** What the link is. */
    label: string;
    copy: string;
    copied: string;
    /** Said where the browser does not let it be copied. */
    byHand: string;
  };
}

/** An address to pass on: it is copied by a press, or by hand where there is no script. */
export function LinkToCopy({ address, words }: LinkToCopyProps) {
  const { notifications } = useScope().stores.ui;
  const hydrated = useHydrated();
  const [isRefused, setRefused] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notifications.show(words.copied, { mode: 'success' }),
      () => setRefused(true),
    );
  return (
    <div className={styles.line}>
      <TextField
        label={words.label}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        hint={isRefused ? words.byHand : undefined}
      />
      {hydrated && (
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
      )}
    </div>
  );
}
