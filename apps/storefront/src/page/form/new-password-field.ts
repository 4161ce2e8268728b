import { checkPassword } from '@torg/commerce-sdk/domain';
import type { Field } from './field.ts';

/** Longer is nobody's password, and a hash of it costs work. */
const longestPassword = 1_000;

const passwordRefusals = {
  empty: 'password.missing',
  'too-short': 'password.short',
  mismatch: 'password.mismatch',
} as const;

/** A password that somebody chooses. */
export const newPasswordField: Field<string> = {
  isSecret: true,
  read(typed) {
    const password = typed ?? '';
    if (password.length > longestPassword) return { refusal: 'tooLong' };
    const wrong = checkPassword(password);
    return wrong === null ? { value: password } : { refusal: passwordRefusals[wrong] };
  },
};

/** The same password once more, so that nobody is locked out by a slip of the finger. */
export function repeatedPasswordField(sent: FormData, name = 'password'): Field<string> {
  const chosen = sent.get(name);
  return {
    isSecret: true,
    read: (typed) => ((typed ?? '') === chosen ? { value: typed ?? '' } : { refusal: 'password.mismatch' }),
  };
}

/** How the repeated password is read where nothing else was sent; `fieldsFor` holds it against the first. */
export const repeatedPassword: Field<string> = { isSecret: true, read: (typed) => ({ value: typed ?? '' }) };
