import { useState } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { deviceLabel } from '../../display/device-name.ts';
import { useScope } from '../../scope/scope-context.tsx';
import type { MadePasskey } from './make-passkey.ts';

/** The making of a passkey, as the page of settings shows it. */
interface NewPasskey {
  isPending: boolean;
  /** What became of the last one; null where the visitor thought better of it. */
  outcome: MadePasskey | null;
  add(): void;
}

/** Makes a passkey on this device; what that takes is fetched when it is wanted. */
export function useNewPasskey(): NewPasskey {
  const t = useTranslate();
  const scope = useScope();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<MadePasskey | null>(null);

  async function add(): Promise<void> {
    if (isPending) return;
    setPending(true);
    setOutcome(null);
    const made = await import('./make-passkey.ts')
      .then(({ makePasskey }) => makePasskey(scope, deviceLabel(navigator.userAgent, t)))
      .catch((error: unknown) => {
        console.error(error);
        return 'failed' as const;
      });
    setPending(false);
    setOutcome(made);
  }

  return { isPending, outcome, add: () => void add() };
}
