import type { VatView } from '@torg/commerce-sdk/domain';
import { useScope } from './scope-context.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * From which side of VAT the visitor sees prices, for an observer. A part of the page that comes alive late begins as the
 * server rendered it, even where the visitor has chosen otherwise meanwhile.
 */
export function useVatView(): VatView {
  const { customer } = useScope().stores;
  return useHydrated() ? customer.vatView : customer.renderedVatView;
}
