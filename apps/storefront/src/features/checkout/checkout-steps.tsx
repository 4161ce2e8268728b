import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Steps } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useCheckout } from './checkout-context.ts';
import { checkoutRules } from './checkout-rules.ts';
import { isStepDone } from './is-step-done.ts';
import { stepFragments, stepNames, type StepName } from '../../navigation/checkout-step-names.ts';

/** Where the shopper is, what is filled in, and the ways there. */
export const CheckoutSteps = observer(function CheckoutSteps({ current }: { current: StepName }) {
  const t = useTranslate();
  const scope = useScope();
  const { site } = scope;
  const { store } = useCheckout();
  const rules = checkoutRules(scope);
  return (
    <Steps
      label={t('checkout.steps.label')}
      doneLabel={t('checkout.steps.done')}
      current={stepNames.indexOf(current)}
      steps={stepNames.map((name) => ({
        label: t(`checkout.step.${name}`),
        href: `#${stepFragments[name][site.locale]}`,
        isDone: isStepDone(name, store, rules),
      }))}
    />
  );
});
