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
