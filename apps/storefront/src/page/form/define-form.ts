import type { AppScope } from '../../scope/app-scope.ts';
import type { FieldRefusals, FieldValues, FormFields, TypedTexts } from './field.ts';

/** What a form does, said once: the server runs it for a plain post, the browser in place. */
export interface FormDefinition<Fields extends FormFields, Answer> {
  fields: Fields;
  /** The same fields as they are read where one hangs on another, such as a number that only a bill asks for. */
  fieldsFor?(sent: FormData, scope: AppScope): Fields;
  /** Does what the form asks for. A refusal is an answer; what throws is told as an outage. */
  act(scope: AppScope, values: FieldValues<Fields>): Promise<Answer>;
  /**
   * Where an answer leads: an address within the site, or a `URL` beyond the shop's pages that the API named, such as a
   * payment provider's. Null shows the answer on the page that the form stands on, whose address `url` is.
   */
  redirectTo?(answer: Answer, at: { scope: AppScope; url: URL }): string | URL | null;
  /** Whether the form did what it was asked for. */
  isDone(answer: Answer): boolean;
}

/** A form with its name. */
export interface Form<Fields extends FormFields = FormFields, Answer = unknown> extends FormDefinition<Fields, Answer> {
  name: string;
}

/** Declares a form. It is sent to the page that it stands on; `routes/forms.ts` lets the server find it by its name. */
export function defineForm<Fields extends FormFields, Answer>(
  name: string,
  form: FormDefinition<Fields, Answer>,
): Form<Fields, Answer> {
  return { name, ...form };
}

/** What became of a form that was sent, for the page that it stands on. */
export interface FormOutcome<Fields extends FormFields = FormFields, Answer = unknown> {
  /** Why fields are not taken; empty where all are. */
  refusals: FieldRefusals<Fields>;
  /** What was typed, but for secrets. */
  typed: TypedTexts<Fields>;
  /** What the form answered; null where it was not asked, since a field was refused. */
  answer: Answer | Outage | null;
}

/** Nobody knows what became of it: the API did not answer. */
export interface Outage {
  kind: 'outage';
}

/** A form as the server took it. */
export interface SentForm extends FormOutcome {
  /** Which one of the page. */
  form: string;
}
