import { useEffect, useState, type RefObject } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { Announcement } from '../../elements/announcement.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { addressNames } from './address-names.ts';
import { deliveryCountry } from '../../display/delivery-country.ts';
import { postalCodeIn } from '../../page/form/market-fields.ts';

/**
 * Fills in the city of each address once its postal code is whole, and says so by ear. What somebody typed stays; the city of
 * the code that stood there before goes along with another.
 */
export function CityOfPostalCode({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const t = useTranslate();
  const scope = useScope();
  const [told, setTold] = useState<{ city: string } | null>(null);

  useEffect(() => {
    const country = deliveryCountry(scope);
    const cities: Cities = {
      codeIn: (text) => postalCodeIn(country, text),
      cityOf: async (code) => (await scope.cityOf(country, code)) ?? '',
      tell: (city) => setTold(city === '' ? null : { city }),
    };
    return form.current ? fillIn(form.current, cities) : undefined;
  }, [form, scope]);

  return <Announcement of={told}>{told && t('checkout.city.found', { city: told.city })}</Announcement>;
}

interface Cities {
  /** The digits of a text that is a whole code, else null. */
  codeIn(text: string): string | null;
  /** Empty where it is not known. */
  cityOf(code: string): Promise<string>;
  tell(city: string): void;
}

/** Follows the postal codes of a form with its cities, until the function that it gives is called. */
function fillIn(form: HTMLFormElement, { codeIn, cityOf, tell }: Cities): () => void {
  const over = new AbortController();
  /** The code that each address had before: the one that its city was last looked up by, or that was there. */
  const before = new Map<string, string>();

  const codeOf = (address: string) => codeIn(textOf(form, `${address}.zip`)?.value ?? '');
  /** What is asked of an address now: its code, and the field that the city is wanted in. Null where nothing is. */
  const wantedOf = (address: string) => {
    const code = codeOf(address);
    const city = textOf(form, `${address}.city`);
    // Nobody is written over while they write; whoever only got there by Tab has not begun.
    const isWritten = city !== null && city === document.activeElement && !isEmpty(city);
    return code !== null && city !== null && !isWritten ? { code, city } : null;
  };
  const look = async (address: string) => {
    const wanted = wantedOf(address);
    if (!wanted) return;
    const { code } = wanted;
    const codeBefore = isEmpty(wanted.city) ? null : before.get(address);
    if (codeBefore === undefined || codeBefore === code) return;
    const [city, cityBefore] = await Promise.all([cityOf(code), codeBefore === null ? null : cityOf(codeBefore)]);
    const still = wantedOf(address);
    if (over.signal.aborted || still?.code !== code) return;
    before.set(address, code);
    const isOurs = isEmpty(still.city) || still.city.value === cityBefore;
    if (!isOurs || still.city.value === city) return;
    write(still.city, city);
    tell(city);
  };
  const note = (address: string) => {
    const code = codeOf(address);
    if (code !== null && !before.has(address)) before.set(address, code);
  };
  const lookAt = (address: string) => void look(address).catch(console.error);

  const whereCode = (act: (address: string) => void) => (event: Event) => {
    const { target } = event;
    const of = target instanceof HTMLInputElement && addressNames.find((name) => target.name === `${name}.zip`);
    if (of) act(of);
  };
  form.addEventListener('input', whereCode(lookAt), over);
  // What an earlier visit or the account knows is written into the form at any time, and nobody hears of it.
  form.addEventListener('focusin', whereCode(note), over);
  addressNames.forEach(note);
  // A code may have been typed before this was there.
  addressNames.forEach(lookAt);
  return () => over.abort();
}

function isEmpty(field: HTMLInputElement): boolean {
  return field.value.trim() === '';
}

function textOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

/**
 * Writes as somebody who types does, so that the form judges and keeps it: React hears nothing of a value that is set on its own
 * field. Who stands in it and types writes over that.
 */
function write(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  if (field === document.activeElement) field.select();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
