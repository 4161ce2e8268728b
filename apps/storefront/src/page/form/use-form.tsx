import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { sitePath } from '@torg/market-routing';
import { useLocation, useNavigate } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useShownPage } from '../shown-page.tsx';
import type { Form, FormOutcome, Outage } from './define-form.ts';
import type { FormFields } from './field.ts';
import { formNameField } from './form-name-field.ts';

/** A form on a page, as its component needs it. */
export interface UsedForm<Fields extends FormFields, Answer> {
  /** For the `<form>` itself. */
  props: { method: 'post'; action: string; noValidate: true; onSubmit(event: FormEvent<HTMLFormElement>): void };
  /** Stands within the form, and says which one it is. */
  marker: ReactNode;
  /** For the control of a field: its name, what was typed into it, and why it is not taken. */
  field<Name extends keyof Fields & string>(name: Name): { name: Name; defaultValue?: string; error?: string };
  /** What became of it; null before it was sent. It is another object each time. */
  outcome: FormOutcome<Fields, Answer> | null;
  isPending: boolean;
}

/** A form that a page shows: its name, and what it does, which is fetched when it is sent. */
export interface ShownForm<Fields extends FormFields, Answer> {
  name: string;
  fetch(): Promise<Form<Fields, Answer>>;
}

/** How a form behaves on its page. */
export interface FormOptions<Answer> {
  /** False where the page goes on by itself once the form is done. */
  leadsOn?: boolean;
  /** Where on the page the form stands, such as `#newsletter`: without script the page is shown from there. */
  fragment?: string;
  /** Told what the form answered, where it ran in place. */
  onAnswer?(answer: Answer | Outage): void;
}

/**
 * Uses a form on the page that it stands on. With script it runs in place; without, the server runs the same form, and
 * renders the page again with what became of it. What is under way is not sent twice.
 */
export function useForm<Fields extends FormFields, Answer>(
  { name, fetch }: ShownForm<Fields, Answer>,
  { leadsOn = true, fragment = '', onAnswer }: FormOptions<Answer> = {},
): UsedForm<Fields, Answer> {
  const t = useTranslate();
  const scope = useScope();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [outcome, setOutcome] = useState(useSentOutcome<Fields, Answer>(name));
  const underWay = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    async mutationFn(sent: FormData) {
      const [form, { runForm }] = await Promise.all([fetch(), import('./run-form.ts')]);
      return runForm(form, sent, { scope, url: new URL(pathname + search, scope.site.origin) }, console.error);
    },
  });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const element = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent; // what React calls the submission of a form
    const ran = await mutateAsync(new FormData(element, submitter)).catch(notFetched);
    underWay.current = false;
    setOutcome(ran.outcome);
    if (ran.outcome.answer !== null) onAnswer?.(ran.outcome.answer);
    const [first] = Object.keys(ran.outcome.refusals);
    if (first !== undefined) focusField(element, first);
    if (leadsOn && ran.redirectTo !== null)
      void navigate(ran.redirectTo, { replace: ran.redirectTo === pathname + search });
  }

  return {
    props: {
      method: 'post',
      action: sitePath(scope.site, pathname) + search + fragment,
      noValidate: true,
      onSubmit: (event) => void submit(event),
    },
    marker: <input type="hidden" name={formNameField} value={name} />,
    field(field) {
      const refusal = outcome?.refusals[field];
      return { name: field, defaultValue: outcome?.typed[field], error: refusal && t(`validation.${refusal}`) };
    },
    outcome,
    isPending,
  };
}

/** What the form does could not be fetched: nothing was done. */
function notFetched(error: unknown) {
  console.error(error);
  return { outcome: { refusals: {}, typed: {}, answer: { kind: 'outage' } }, redirectTo: null } as const;
}

/** What became of this form where the page is the answer to it. */
function useSentOutcome<Fields extends FormFields, Answer>(name: string) {
  const page = useShownPage();
  const sent = page.kind === 'found' && page.sent?.form === name ? page.sent : null;
  return sent as FormOutcome<Fields, Answer> | null; // the form of this name took it
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  const [first] = control instanceof RadioNodeList ? control : [control];
  if (first instanceof HTMLElement) first.focus();
}
