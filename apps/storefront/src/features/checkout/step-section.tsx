import type { ReactNode } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { ButtonLink } from '@torg/ui';
import { CheckoutSection } from '@torg/ui/checkout';
import { useScope } from '../../scope/scope-context.tsx';
import { stepFragments, stepNames, type StepName } from '../../navigation/checkout-step-names.ts';

const nextOf = {
  contact: 'address',
  address: 'delivery',
  delivery: 'payment',
  payment: 'finish',
  finish: null,
} as const satisfies Record<StepName, StepName | null>;

interface StepSectionProps {
  step: StepName;
  children: ReactNode;
  /** Why there is nothing to fill in yet. */
  waitingText?: string | null;
}

/** One step of the checkout, and the way on to the next: a link, so that Back leads here again. */
export function StepSection({ step, children, waitingText = null }: StepSectionProps) {
  const t = useTranslate();
  const { site } = useScope();
  const place = stepNames.indexOf(step);
  const next = nextOf[step];
  return (
    <CheckoutSection
      id={stepFragments[step][site.locale]}
      number={place + 1}
      heading={t(`checkout.${step}.heading`)}
      {...(waitingText !== null && { status: 'waiting', waitingText })}
    >
      {children}
      {next && (
        <div>
          <ButtonLink href={`#${stepFragments[next][site.locale]}`} variant="secondary">
            {t(`checkout.next.${next}`)}
          </ButtonLink>
        </div>
      )}
    </CheckoutSection>
  );
}
