import { type ReactNode, useId } from 'react';
import { pickedAttributes } from '../../inputs/choice/picked-attributes.ts';
import { FieldGroup } from '../../inputs/field/field-group.tsx';
import { cards } from '../option-card/option-card.css.ts';
import { OptionCard, type OptionWords } from '../option-card/option-card.tsx';

/** A way to pay. */
export interface PaymentOption extends OptionWords {
  /** What happens when it is chosen, such as "You approve in the app". */
  description?: string;
  /** How one pays by it; drawn before the name where there is no logo. */
  kind?: 'app' | 'card' | 'bank' | 'invoice';
  /** Opens under the option while it is picked: a field that it needs, or the provider's own form. */
  content?: ReactNode;
}

export interface PaymentOptionsProps {
  /** What is chosen. A `Heading` where the choice is a section of the page. */
  legend: ReactNode;
  /** What the form sends the value as. */
  name: string;
  /** The ways to pay, in this order. Where credit is sold in Sweden, those without credit come first by law. */
  options: readonly PaymentOption[];
  /** The option chosen, where the page keeps it; null while none is. */
  value?: string | null;
  /** The option chosen at first, where the browser keeps it; none if left out. Credit is never chosen beforehand. */
  defaultValue?: string;
  /** Called with the value chosen. */
  onChange?(value: string): void;
  /** Help under the options, heard with them. */
  hint?: string;
  /** What is wrong and what to do; it marks the choice as well. */
  error?: string;
  /** The order is on its way: no other way to pay can be taken. */
  isDisabled?: boolean;
  /** A form without a choice is not sent. */
  isRequired?: boolean;
  id?: string;
}

/** How the order is to be paid. The browser's own radios; what an option needs opens under it, without script too. */
export function PaymentOptions(props: PaymentOptionsProps) {
  const { legend, name, options, value, defaultValue, onChange, hint, error, isDisabled, isRequired, id } = props;
  const ownId = useId();
  return (
    <FieldGroup role="radiogroup" legend={legend} controlId={id ?? ownId} hint={hint} error={error}>
      <div className={cards}>
        {options.map((option) => (
          <OptionCard
            key={option.value}
            option={isDisabled ? { ...option, isDisabled } : option}
            group={name}
            sign={option.logos ? undefined : option.kind}
            description={option.description}
            required={isRequired}
            onChange={() => onChange?.(option.value)}
            {...pickedAttributes(option.value, value, defaultValue)}
          >
            {option.content}
          </OptionCard>
        ))}
      </div>
    </FieldGroup>
  );
}
