import { stockState, type Stock, type StockState } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';

export interface StockView {
  state: StockState;
  label: string;
}

/** What is left, in words. */
export function stockView(stock: Stock, t: Translate): StockView {
  const state = stockState(stock);
  switch (state) {
    case 'out-of-stock':
      return { state, label: t('goods.stock.outOfStock') };
    case 'few-left':
      return { state, label: t('goods.stock.fewLeft', { stock: stock.inStock }) };
    case 'oversellable':
      return { state, label: t('goods.stock.oversellable') };
    case 'static':
      return { state, label: t('goods.stock.static') };
    case 'in-stock':
      return { state, label: t('goods.stock.inStock') };
  }
}
