import { type ChangeEvent, type ReactNode, useState } from 'react';
import { more } from '../../inputs/checkbox-group/checkbox-group.css.ts';
import { FieldGroup } from '../../inputs/field/field-group.tsx';
import { PhoneField } from '../../inputs/phone-field/phone-field.tsx';
import { PostalCodeField } from '../../inputs/postal-code-field/postal-code-field.tsx';
import { TextField } from '../../inputs/text-field/text-field.tsx';
import { type AddressField, addressFields, type AddressSection, autocompleteToken } from './address-field.ts';
import * as styles from './address-fields.css.ts';

type ByField<Value> = Readonly<Partial<Record<AddressField, Value>>>;

export interface AddressFieldsProps {
  legend: ReactNode;
  /** Whose address it is; browsers keep the two apart. */
  section: AddressSection;
  /** The labels of the fields to ask for; what has none is not asked for. */
  labels: ByField<string>;
  /** What each is sent as, which is its id as well; `shipping-street` and the like unless told. */
  names?: ByField<string>;
  /** What is written, where the page keeps it. */
  values?: ByField<string>;
  /** What is written at first, where the browser keeps it. */
  defaultValues?: ByField<string>;
  /** Called with each change. */
  onChange?(field: AddressField, value: string): void;
  /** Called when a field is left, which is when it is checked. */
  onBlur?(field: AddressField): void;
  /** What is wrong with each. */
  errors?: ByField<string>;
  /** Help under each. */
  hints?: ByField<string>;
  /** A form without these is not sent. */
  required?: readonly AddressField[];
  /** The city of the postal code, where it was found: it stands beside the code, is sent with it, and is not asked for. */
  foundCity?: string;
  /** Stands in the city's place while it is looked up. */
  cityPendingLabel?: string;
  /** The country's code, such as "+46", shown before the telephone number. */
  countryCode?: string;
  /** Opens a field that few need, such as "Add c/o". Without it the field is in sight, as it is once it holds something. */
  toggles?: ByField<string>;
}

/** A postal address. The browser's own fields, which it knows how to fill in. */
export function AddressFields(props: AddressFieldsProps) {
  const { legend, section, labels, foundCity } = props;
  const shown = addressFields.filter((field) => labels[field] && !(field === 'city' && foundCity));
  return (
    <FieldGroup legend={legend} controlId={section}>
      <div className={styles.fields}>
        {shown.map((field) => (
          <div key={field} className={isHalf(field, shown) ? undefined : styles.wide}>
            <MaybeFolded {...props} field={field} />
          </div>
        ))}
        {foundCity && <input type="hidden" name={nameOf('city', props)} value={foundCity} />}
      </div>
    </FieldGroup>
  );
}

type FieldOfAddressProps = AddressFieldsProps & { field: AddressField };

function MaybeFolded(props: FieldOfAddressProps) {
  const { field, toggles, values, defaultValues, errors } = props;
  const toggle = toggles?.[field];
  const isFilled = Boolean(values?.[field] || defaultValues?.[field]);
  // Held, so that the field is not drawn anew under the writer's hands.
  const [isFolded] = useState(() => toggle !== undefined && !isFilled);
  if (!isFolded) return <FieldOfAddress {...props} />;
  return (
    <details open={isFilled || Boolean(errors?.[field])}>
      <summary className={more}>{toggle}</summary>
      <FieldOfAddress {...props} />
    </details>
  );
}

function FieldOfAddress(props: FieldOfAddressProps) {
  const { field, section, labels, values, defaultValues, errors, hints, required, onChange, onBlur } = props;
  const common = {
    id: nameOf(field, props),
    name: nameOf(field, props),
    label: labels[field] ?? '',
    hint: hints?.[field],
    error: errors?.[field],
    required: required?.includes(field),
    autoComplete: autocompleteToken(section, field),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange?.(field, event.target.value),
    onBlur: () => onBlur?.(field),
    ...(values ? { value: values[field] ?? '' } : { defaultValue: defaultValues?.[field] }),
  };
  switch (field) {
    case 'phone':
      return <PhoneField {...common} countryCode={props.countryCode} />;
    case 'postalCode':
      return <PostalCodeField {...common} city={props.foundCity} pendingLabel={props.cityPendingLabel} />;
    default:
      return <TextField {...common} />;
  }
}

function nameOf(field: AddressField, { names, section }: AddressFieldsProps): string {
  return names?.[field] ?? `${section}-${field}`;
}

/** What stands side by side where both are asked for. */
const pairs: readonly (readonly AddressField[])[] = [
  ['postalCode', 'city'],
  ['firstName', 'lastName'],
  ['careOf', 'entryCode'],
];

function isHalf(field: AddressField, shown: readonly AddressField[]): boolean {
  return pairs.some((pair) => pair.includes(field) && pair.every((one) => shown.includes(one)));
}
