import { useState, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { Button, Checkbox, Notice, Stack, TextField } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { readReturnPath } from '../../navigation/sign-in-address.ts';
import { isSignInProblem, signInProblemText, type SignInProblem } from './sign-in-problem.ts';

/** Email and password. A plain form: without script the server answers it, and a refusal comes back in the address. */
export const SignInForm = observer(function SignInForm() {
  const t = useTranslate();
  const { site, stores } = useScope();
  const [query] = useSearchParams();
  const asked = query.get('refused');
  const returnTo = readReturnPath(query);
  const [problem, setProblem] = useState<SignInProblem | null>(isSignInProblem(asked) ? asked : null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (stores.session.state.status === 'signing-in') return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const request = { email: text('email').trim(), password: text('password'), remember: form.has('remember') };
    if (!request.email || !request.password) return setProblem('refused');
    setProblem(null);
    const answer = await stores.session.signIn(request);
    setProblem(answer.kind === 'signed-in' ? null : answer.kind);
  }

  return (
    <form method="post" action={siteHref(site, 'account', {})} onSubmit={(event) => void submit(event)}>
      {returnTo !== null && <input type="hidden" name="returnTo" value={returnTo} />}
      <Stack space="m">
        {problem && (
          <Notice tone="danger" role="alert">
            {signInProblemText(problem, t)}
          </Notice>
        )}
        <TextField label={t('account.email')} name="email" type="email" autoComplete="username" required />
        <TextField
          label={t('account.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Checkbox name="remember" label={t('account.remember')} />
        <div>
          <Button type="submit" size="l" isPending={stores.session.state.status === 'signing-in'}>
            {t('account.signIn.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
});
