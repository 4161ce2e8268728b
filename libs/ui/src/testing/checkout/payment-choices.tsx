import type { PaymentOption } from '../../checkout/payment-options/payment-options.tsx';
import { Text } from '../../typography/text/text.tsx';
import { IdentityField } from '../../inputs/identity-field/identity-field.tsx';
import type { CheckoutTexts } from './checkout-texts-sv.ts';
import { logo } from './logos.ts';

/** The ways to pay of the stories: those without credit first. */
export function paymentChoices(t: CheckoutTexts, identityError?: string): readonly PaymentOption[] {
  const { app, card, bank, invoice } = t.payments;
  return [
    {
      value: 'app',
      kind: 'app',
      name: app[0],
      description: app[1],
      content: <Text>{t.appPayment}</Text>,
    },
    {
      value: 'card',
      name: card[0],
      description: card[1],
      logos: [logo('#2b3a67', 'Visa'), logo('#a3402e', 'Mastercard')],
      content: <Text tone="muted">{t.cardForm}</Text>,
    },
    { value: 'bank', kind: 'bank', name: bank[0], description: bank[1] },
    {
      value: 'invoice',
      kind: 'invoice',
      name: invoice[0],
      description: invoice[1],
      fee: invoice[2],
      content: (
        <>
          <IdentityField label={t.identity} hint={t.identityHint} error={identityError} />
          <Text size="s" tone="muted">
            {t.creditNote}
          </Text>
        </>
      ),
    },
  ];
}
