import type { AppScope } from '../../scope/app-scope.ts';
import type { Form, FormOutcome } from './define-form.ts';
import { MissingScriptError } from './missing-script-error.ts';
import { readFields, type FormFields } from './field.ts';

/** A form that ran: what became of it, whether it did what it was asked for, and where that leads; null stays. */
export interface RanForm<Fields extends FormFields, Answer> {
  outcome: FormOutcome<Fields, Answer>;
  status: 'done' | 'refused' | 'outage';
  redirectTo: string | URL | null;
}

/** What of a form is not taken as it was sent; null where all of it is. Nothing is asked for it, so it is known at once. */
export function refusalOf<Fields extends FormFields, Answer>(
  form: Form<Fields, Answer>,
  sent: FormData,
  scope: AppScope,
): FormOutcome<Fields, Answer> | null {
  const reading = readFields(form.fieldsFor?.(sent, scope) ?? form.fields, sent);
  return reading.kind === 'invalid' ? { refusals: reading.refusals, typed: reading.typed, answer: null } : null;
}

/**
 * Reads what was sent and does what the form asks for, on the server and in the browser alike.
 *
 * @throws MissingScriptError where a script that it needs did not come: nothing was done.
 */
export async function runForm<Fields extends FormFields, Answer>(
  form: Form<Fields, Answer>,
  sent: FormData,
  { scope, url }: { scope: AppScope; url: URL },
  report: (error: unknown) => void,
): Promise<RanForm<Fields, Answer>> {
  const reading = readFields(form.fieldsFor?.(sent, scope) ?? form.fields, sent);
  const { typed } = reading;
  if (reading.kind === 'invalid')
    return { outcome: { refusals: reading.refusals, typed, answer: null }, status: 'refused', redirectTo: null };
  try {
    const answer = await form.act(scope, reading.values);
    return {
      outcome: { refusals: {}, typed, answer },
      status: form.isDone(answer) ? 'done' : 'refused',
      redirectTo: form.redirectTo?.(answer, { scope, url }) ?? null,
    };
  } catch (error) {
    if (error instanceof MissingScriptError) throw error;
    report(error);
    return { outcome: { refusals: {}, typed, answer: { kind: 'outage' } }, status: 'outage', redirectTo: null };
  }
}
