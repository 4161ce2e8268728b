import { readListQuery, type ListSelection } from '@torg/commerce-sdk/domain';
import { rangeIn } from './price-range.ts';

/**
 * What was ticked in a form before its script came: the whole choice as its boxes say it; null where they are as the server
 * wrote them.
 */
export function earlyTicks(form: HTMLFormElement, chosen: ListSelection): ListSelection | null {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  if (Array.from(boxes).every(({ checked, defaultChecked }) => checked === defaultChecked)) return null;
  const sent = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const ticked = readListQuery(new URLSearchParams(sent));
  const price = ticked.price.length > 0 || !rangeIn(chosen) ? ticked.price : chosen.price;
  return { ...ticked, price, sort: chosen.sort, page: 1 };
}
