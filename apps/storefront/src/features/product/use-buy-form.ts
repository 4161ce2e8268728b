import { useState, type FormEvent } from 'react';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import type { Product, Sku } from '@torg/commerce-sdk/domain';
import { checkAdd, parseQuantity } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { useScope } from '../../scope/scope-context.tsx';
import { refusalText, type ShownRefusal } from '../../display/refusal-text.ts';
import { rememberedSize } from './remembered-size.ts';
import { isSizeMissing } from './size-missing.ts';

/** What stands wrong with the form of a product: the size is missing, or the cart refused. */
type BuyProblem = { of: number; field: 'size' | 'quantity' | 'form'; text: string };

/** The sku that the address asks for (`?sku=`); an unknown one in the address is none. */
function askedSku(skus: readonly Sku[], query: URLSearchParams): Sku | null {
  return skus.find(({ skuId }) => String(skuId) === query.get('sku')) ?? null;
}

/** Where a shopper who forgot the size goes on. */
function firstSize(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[name="skuId"]:enabled');
}

/** The state of a product's buy form, over its colours, and what happens when it is sent. */
export function useBuyForm(product: Product) {
  const t = useTranslate();
  const { stores } = useScope();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState(() => askedSku(product.skus, query));
  const sku = rememberedSize(product.skus, chosen);
  const of = product.productId;
  const sizeMissing: BuyProblem = { of, field: 'size', text: t('product.sizeRequired') };
  const [problem, setProblem] = useState<BuyProblem | null>(() => (!sku && isSizeMissing(query) ? sizeMissing : null));
  const refuse = (refusal: ShownRefusal) => {
    const field = refusal.kind === 'unreachable' || refusal.kind === 'declined' ? 'form' : 'quantity';
    const isOffline = field === 'form' && !stores.ui.online;
    setProblem({ of, field, text: isOffline ? t('errors.offline.failed') : refusalText(refusal, t) });
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (stores.cart.isAdding) return;
    if (!sku) {
      setProblem(sizeMissing);
      return firstSize(event.currentTarget)?.focus();
    }
    const quantity = parseQuantity(String(new FormData(event.currentTarget).get('quantity') ?? ''));
    if (quantity === null) return refuse({ kind: 'invalid-quantity' });
    const inCart = unitsInCart(sku.skuId);
    const check = checkAdd(sku.stock.total, inCart, quantity);
    if (check.kind !== 'allowed') return refuse(check);
    setProblem(null);
    const verdict = await stores.cart.add({ skuId: sku.skuId, quantity });
    if (verdict.ok) stores.ui.setCartPanelOpen(true);
    else refuse(verdict.refusal);
  }

  function unitsInCart(skuId: number): number {
    const lines = stores.cart.cart?.lines ?? [];
    return lines.reduce((sum, line) => (line.skuId === skuId ? sum + line.quantity : sum), 0);
  }

  function chooseSku(value: string) {
    setChosen(product.skus.find(({ skuId }) => String(skuId) === value) ?? null);
    setProblem(null);
  }

  // What stood wrong with one colour, even if it was told late, is not said of another.
  return { sku, chooseSku, problem: problem?.of === of ? problem : null, submit };
}
