import type { Translate } from '@torg/i18n';

/** Why a sign-in did not succeed. */
export type SignInProblem = 'refused' | 'limited' | 'unreachable';

export function isSignInProblem(text: string | null): text is SignInProblem {
  return text === 'refused' || text === 'limited' || text === 'unreachable';
}

/** The same in words. Which of email and password was wrong is not told. */
export function signInProblemText(problem: SignInProblem, t: Translate): string {
  switch (problem) {
    case 'refused':
      return t('account.signIn.refused');
    case 'limited':
      return t('account.signIn.limited');
    case 'unreachable':
      return t('errors.generic');
  }
}
