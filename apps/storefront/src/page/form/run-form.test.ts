import { describe, expect, it, vi } from 'vitest';
import type { AppScope } from '../../scope/app-scope.ts';
import { defineForm } from './define-form.ts';
import { currentPasswordField, emailField, flagField } from './fields.ts';
import { runForm } from './run-form.ts';

const fields = { email: emailField, password: currentPasswordField, remember: flagField };
const scope = {} as AppScope; // the form below looks at nothing of it
const url = new URL('https://torg.example/account?a=1');

function form(act: () => Promise<'welcome' | 'refused'>) {
  return defineForm('sign-in', {
    fields,
    act,
    isDone: (answer) => answer === 'welcome',
    redirectTo: (answer, at) => (answer === 'welcome' ? at.url.pathname : null),
  });
}

function sent(texts: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) data.set(name, text);
  return data;
}

const valid = sent({ email: ' Anna@Torg.example ', password: 'hemligt', remember: 'on', form: 'sign-in' });

describe('a form', () => {
  it('acts on what its fields stand for, and leads on', async () => {
    const act = vi.fn(async () => 'welcome' as const);
    const ran = await runForm(form(act), valid, { scope, url }, () => {});
    expect(act).toHaveBeenCalledExactlyOnceWith(scope, {
      email: 'anna@torg.example',
      password: 'hemligt',
      remember: true,
    });
    expect(ran).toMatchObject({ status: 'done', redirectTo: '/account', outcome: { answer: 'welcome', refusals: {} } });
  });

  it('does not act while a field is refused, and gives back what was typed, but no secret', async () => {
    const act = vi.fn(async () => 'welcome' as const);
    const ran = await runForm(form(act), sent({ email: 'anna', password: '' }), { scope, url }, () => {});
    expect(act).not.toHaveBeenCalled();
    expect(ran).toEqual({
      status: 'refused',
      redirectTo: null,
      outcome: { refusals: { email: 'email', password: 'password.missing' }, typed: { email: 'anna' }, answer: null },
    });
  });

  it('stays where it is refused, and where nobody answered it is told as an outage', async () => {
    const refused = await runForm(
      form(async () => 'refused'),
      valid,
      { scope, url },
      () => {},
    );
    expect(refused).toMatchObject({ status: 'refused', redirectTo: null, outcome: { answer: 'refused' } });
    const report = vi.fn();
    const down = new Error('down');
    const outage = await runForm(
      form(() => Promise.reject(down)),
      valid,
      { scope, url },
      report,
    );
    expect(outage).toMatchObject({ status: 'outage', redirectTo: null, outcome: { answer: { kind: 'outage' } } });
    expect(outage.outcome.typed).toEqual({ email: ' Anna@Torg.example ', remember: 'on' });
    expect(report).toHaveBeenCalledExactlyOnceWith(down);
  });
});
