import type { MessageKey } from '@torg/i18n';

/** Why what was typed into a field is not taken: the text `validation.…` says it. */
export type FieldRefusal = MessageKey extends infer Key
  ? Key extends `validation.${infer Name}`
    ? Name
    : never
  : never;

/** What became of what was typed: the value that it stands for, or why it is not taken. */
export type FieldReading<Value> = { value: Value } | { refusal: FieldRefusal };

/** One field of a form: how what was typed into it is read. */
export interface Field<Value> {
  /** Reads what was sent under the field's name; null where nothing was. A file that was chosen comes beside it. */
  read(typed: string | null, file?: File | null): FieldReading<Value>;
  /** True where what was typed never comes back in a document. */
  isSecret?: boolean;
}

/** The fields of a form by their names, under which they are sent. */
export type FormFields = Readonly<Record<string, Field<unknown>>>;

/** What the fields of a form stand for, once all are taken. */
export type FieldValues<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

/** What was typed and is not secret, by field. */
export type TypedTexts<Fields extends FormFields> = { readonly [Name in keyof Fields]?: string };

/** Why fields are not taken, by field. */
export type FieldRefusals<Fields extends FormFields> = { readonly [Name in keyof Fields]?: FieldRefusal };

/** What became of all fields of a form. */
export type FormReading<Fields extends FormFields> =
  | { kind: 'valid'; values: FieldValues<Fields>; typed: TypedTexts<Fields> }
  | { kind: 'invalid'; refusals: FieldRefusals<Fields>; typed: TypedTexts<Fields> };

/** Reads what was sent of a form. Whatever else was sent is left alone. */
export function readFields<Fields extends FormFields>(fields: Fields, sent: FormData): FormReading<Fields> {
  const values: Record<string, unknown> = {};
  const refusals: Record<string, FieldRefusal> = {};
  const typed: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const entry = sent.get(name);
    const text = typeof entry === 'string' ? entry : null;
    if (text !== null && !field.isSecret) typed[name] = text;
    const reading = field.read(text, entry instanceof File && entry.name !== '' ? entry : null);
    if ('value' in reading) values[name] = reading.value;
    else refusals[name] = reading.refusal;
  }
  const read =
    Object.keys(refusals).length > 0 ? { kind: 'invalid', refusals, typed } : { kind: 'valid', values, typed };
  return read as FormReading<Fields>; // each field put its own value or refusal under its own name
}
