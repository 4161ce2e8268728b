import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { sitePath } from '@torg/market-routing';
import { useLocation, useNavigate } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useShownPage } from '../shown-page.tsx';
import type { Form, FormOutcome, Outage } from './define-form.ts';
import type { FormFields, TypedTexts } from './field.ts';
import { formNameField } from './form-name-field.ts';
import { sendPlainly } from './send-plainly.ts';
import { underWayMark } from './under-way-mark.ts';
import type { refusalOf, runForm } from './run-form.ts';

/** A form on a page, as its component needs it. */
export interface UsedForm<Fields extends FormFields, Answer> {
  /** For the `<form>` itself. */
  props: { method: 'post'; action: string; noValidate: true; onSubmit(event: FormEvent<HTMLFormElement>): void };
  /** Stands within the form, and says which one it is. */
  marker: ReactNode;
  /** For the control of a field: its name, what was typed into it, and why it is not taken. */
  field<Name extends keyof Fields & string>(name: Name): { name: Name; defaultValue?: string; error?: string };
  /** Sends these fields, for a control that is sent by its change. */
  send(fields: TypedTexts<Fields>): void;
  /** What became of it; null before it was sent. It is another object each time. */
  outcome: FormOutcome<Fields, Answer> | null;
  isPending: boolean;
}

/** A form that a page shows: its name, and what it does, which is fetched when it is sent. */
export interface ShownForm<Fields extends FormFields, Answer> {
  name: string;
  fetch(): Promise<Form<Fields, Answer>>;
}

/** What is fetched before a form can run. */
type Parts<Fields extends FormFields, Answer> = readonly [
  Form<Fields, Answer>,
  { runForm: typeof runForm; refusalOf: typeof refusalOf },
];

/** How a form behaves on its page. */
export interface FormOptions<Fields extends FormFields, Answer> {
  /** Fields that are sent along unseen. Where a page holds several of one form, they tell them apart. */
  about?: TypedTexts<Fields>;
  /** False where the page goes on by itself once the form is done. */
  leadsOn?: boolean;
  /** Where on the page the form stands, such as `#newsletter`: without script the page is shown from there. */
  fragment?: string;
  /** What the form does is fetched before it is sent: what it changes is seen in the frame after the click. */
  isPrefetched?: boolean;
  /** A later one is sent while the one before is under way, and what became of the last is told. */
  latestWins?: boolean;
  /** True where a summary of what is wrong takes the focus, in place of the first field. */
  hasSummary?: boolean;
  /** Told what the form answered, where it ran in place. */
  onAnswer?(answer: Answer | Outage): void;
}

/**
 * Uses a form on the page that it stands on. With script it runs in place; without, the server runs the same form, and
 * renders the page again with what became of it. What is under way is not sent twice.
 */
export function useForm<Fields extends FormFields, Answer>(
  { name, fetch }: ShownForm<Fields, Answer>,
  options: FormOptions<Fields, Answer> = {},
): UsedForm<Fields, Answer> {
  const { about = {}, leadsOn = true, fragment = '', onAnswer } = options;
  const { isPrefetched = false, latestWins = false, hasSummary = false } = options;
  const t = useTranslate();
  const scope = useScope();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [outcome, setOutcome] = useState(useSentOutcome<Fields, Answer>(name, about));
  const [isPending, setPending] = useState(false);
  const underWay = useRef<FormData>(null);
  const marked = useRef<HTMLFormElement>(null);
  const parts = useRef<Parts<Fields, Answer>>(null);
  async function fetchParts(): Promise<Parts<Fields, Answer>> {
    // Where a new document is on its way, a script that does not come is nothing, and fails here.
    const [form, { runForm, refusalOf }] = await Promise.all([fetch(), import('./run-form.ts')]);
    return (parts.current = [form, { runForm, refusalOf }]);
  }

  useEffect(() => {
    // What does not come now is asked for again when it is needed.
    if (isPrefetched) fetchParts().catch(() => {});
    // eslint-disable-next-line react-hooks/exhaustive-deps -- fetched once, whatever else changes
  }, [isPrefetched]);

  function runIn([form, { runForm }]: Parts<Fields, Answer>, sent: FormData) {
    return runForm(form, sent, { scope, url: new URL(pathname + search, scope.site.origin) }, console.error);
  }

  function begin(sent: FormData, element?: HTMLFormElement): void {
    underWay.current = sent;
    marked.current ??= element ?? null;
    marked.current?.toggleAttribute(underWayMark, true);
    setPending(true);
    // What was wrong before is not what is under way; where it still is, that is told in the same drawing or with the answer.
    setOutcome((known) => (known && Object.keys(known.refusals).length > 0 ? { ...known, refusals: {} } : known));
  }

  function end(): void {
    underWay.current = null;
    marked.current?.removeAttribute(underWayMark);
    marked.current = null;
    setPending(false);
  }

  /** What is missing is said within the click: the field has the focus before anything is drawn, and one drawing tells the rest. */
  function refuseAtOnce(sent: FormData, element: HTMLFormElement): boolean {
    const refused = parts.current?.[1].refusalOf(parts.current[0], sent, scope);
    if (!refused) return false;
    focusRefused(element, refused);
    end();
    setOutcome(refused);
    return true;
  }

  function focusRefused(element: HTMLFormElement, { refusals }: FormOutcome<Fields, Answer>): void {
    if (!hasSummary) focusFirst(element, Object.keys(refusals));
  }

  async function run(sent: FormData, element?: HTMLFormElement, by: HTMLElement | null = null): Promise<void> {
    if (underWay.current && !latestWins) return;
    if (element && refuseAtOnce(sent, element)) return;
    begin(sent, element);
    // What is here already runs within the event, so that the frame after a click shows what it did.
    const ready = parts.current ?? (await fetchParts().catch(notBegun));
    const ran = ready && (await runIn(ready, sent).catch(notBegun));
    if (underWay.current !== sent) return;
    // The server does the same without script. Without a connection the page that is there would be lost.
    if (!ran && element?.isConnected && navigator.onLine) return sendPlainly(element, by, end);
    end();
    const { outcome, redirectTo } = ran ?? outage;
    setOutcome(outcome);
    if (outcome.answer !== null) onAnswer?.(outcome.answer);
    if (element) focusRefused(element, outcome);
    if (redirectTo instanceof URL) location.assign(redirectTo);
    else if (leadsOn && redirectTo !== null) void navigate(redirectTo, { replace: redirectTo === pathname + search });
  }

  return {
    props: {
      method: 'post',
      action: sitePath(scope.site, pathname) + search + fragment,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent; // what React calls the submission of a form
        void run(new FormData(event.currentTarget, submitter), event.currentTarget, submitter);
      },
    },
    marker: <UnseenFields fields={{ ...about, [formNameField]: name }} />,
    field(field) {
      const refusal = outcome?.refusals[field];
      return { name: field, defaultValue: outcome?.typed[field], error: refusal && t(`validation.${refusal}`) };
    },
    send(fields) {
      const sent = new FormData();
      for (const [field, text] of Object.entries({ ...about, ...fields }))
        if (text !== undefined) sent.set(field, text);
      void run(sent);
    },
    outcome,
    isPending,
  };
}

function UnseenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Nothing was done. */
const outage = { outcome: { refusals: {}, typed: {}, answer: { kind: 'outage' } }, redirectTo: null } as const;

/** A script did not come, so nothing was done. */
function notBegun(error: unknown): null {
  console.error(error);
  return null;
}

/** What became of this form where the page is the answer to it. */
function useSentOutcome<Fields extends FormFields, Answer>(name: string, about: TypedTexts<Fields>) {
  const page = useShownPage();
  const sent = page.kind === 'found' && page.sent?.form === name ? page.sent : null;
  const isThisOne = Object.entries(about).every(([field, text]) => sent?.typed[field] === text);
  return (isThisOne ? sent : null) as FormOutcome<Fields, Answer> | null; // the form of this name took it
}

/** Puts the focus on the first control of the page that has one of the names. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const controls = [...form.elements].filter((one): one is HTMLInputElement => one instanceof HTMLElement);
  controls.find((one) => names.includes(one.name) && one.type !== 'hidden' && !one.matches(':disabled'))?.focus();
}
