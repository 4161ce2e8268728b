import { readListQuery, type ListSelection } from '@torg/commerce-sdk/domain';
import { rangeIn } from './price-range.ts';

/**
 * What was ticked or picked in the form of a list before its script came: the whole choice as its boxes and its order say
 * it; null where they are as the server wrote them.
 */
export function earlyChoice(form: HTMLFormElement, chosen: ListSelection): ListSelection | null {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  const isTicked = Array.from(boxes).some(({ checked, defaultChecked }) => checked !== defaultChecked);
  const order = orderOf(form);
  if (!isTicked && !order) return null;
  const sent = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const ticked = readListQuery(new URLSearchParams(sent));
  const price = ticked.price.length > 0 || !rangeIn(chosen) ? ticked.price : chosen.price;
  return { ...ticked, price, sort: order ?? chosen.sort, page: 1 };
}

/** The order that was picked; null where it is the server's. The field stands beside the form, and belongs to it. */
function orderOf(form: HTMLFormElement): string | null {
  const field = form.elements.namedItem('sort');
  if (!(field instanceof HTMLSelectElement)) return null;
  const isServers = Array.from(field.options).every(({ selected, defaultSelected }) => selected === defaultSelected);
  return isServers ? null : field.value;
}
