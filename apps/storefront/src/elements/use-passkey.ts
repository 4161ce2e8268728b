import { useEffect, useRef, useState } from 'react';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyRequest, SignInAnswer } from '@torg/stores';
import { useScope } from '../scope/scope-context.tsx';

/** A challenge serves for five minutes; the browser's list of keys is filled anew before that. */
const ANEW_MS = 4 * 60_000;

/** Signing in by a passkey, as a form shows it. */
export interface UsedPasskey {
  /** Whether the account knows passkeys; nothing is shown before that is known. */
  isOffered: boolean;
  isPending: boolean;
  /** Why nobody was signed in; null where nothing went wrong, or the visitor thought better of it. */
  problem: Exclude<SignInAnswer['kind'], 'signed-in'> | null;
  /** Has the browser ask for a passkey. */
  ask(): void;
}

/**
 * Offers the visitor's passkeys in the list that the browser shows at the field of the e-mail address, and asks for one by a
 * button. `request` says what goes along with what the key signs.
 */
export function usePasskey(request: () => Omit<PasskeyRequest, 'credential'>): UsedPasskey {
  const { session } = useScope().stores;
  const [isOffered, setOffered] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<UsedPasskey['problem']>(null);
  /** Counts how often the list was to be filled. */
  const [filled, setFilled] = useState(0);
  const fill = () => setFilled((before) => before + 1);
  const latest = useRef(request);
  useEffect(() => void (latest.current = request));

  async function signIn(options: object, useBrowserAutofill: boolean): Promise<void> {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON; // as the account's service gave it
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch(thoughtBetter);
    if (!credential) return;
    setPending(true);
    const answer = await session.signInByPasskey({ ...latest.current(), credential });
    setPending(false);
    setProblem(answer.kind === 'signed-in' ? null : answer.kind);
    if (answer.kind !== 'signed-in') fill();
  }

  useEffect(() => {
    let isShown = true;
    const anew = setTimeout(fill, ANEW_MS);
    void (async () => {
      const challenge = await session.passkeyChallenge();
      if (!isShown || challenge.kind !== 'asked') return;
      setOffered(true);
      if ((await browserSupportsWebAuthnAutofill()) && isShown) await signIn(challenge.options, true);
    })();
    return () => {
      isShown = false;
      clearTimeout(anew);
      WebAuthnAbortService.cancelCeremony();
    };
  }, [session, filled]);

  async function ask(): Promise<void> {
    setProblem(null);
    const challenge = await session.passkeyChallenge();
    if (challenge.kind === 'not-offered') return setOffered(false);
    if (challenge.kind !== 'asked') return setProblem(challenge.kind);
    await signIn(challenge.options, false);
    if (session.user === null) fill();
  }

  return { isOffered, isPending, problem, ask: () => void ask() };
}

/** Browsers do not tell whether a visitor closed their dialog, has no key, or let the time pass: to all of them nothing is said. */
function thoughtBetter(): null {
  return null;
}
