import { useEffect, useState, type RefObject } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { Announcement } from '../../elements/announcement.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { addressNames } from './address-names.ts';
import { deliveryCountry, postalCodeIn } from './delivery-country.ts';

/**
 * Fills in the city of each address once its postal code is whole, and says so by ear. What somebody typed stays; what was
 * filled in here goes along with another code.
 */
export function CityOfPostalCode({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const t = useTranslate();
  const scope = useScope();
  const [told, setTold] = useState<{ city: string } | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let isOver = false;
    const filled = new Map<string, string>();
    const country = deliveryCountry(scope);

    /** What is asked of an address now: its code, and the field that the city is wanted in. Null where nothing is. */
    const wantedOf = (address: string) => {
      const zip = textOf(element, `${address}.zip`);
      const city = textOf(element, `${address}.city`);
      const code = postalCodeIn(country, zip?.value ?? '');
      const isOwn = city !== null && (city.value.trim() === '' || city.value === filled.get(city.name));
      // Nobody is written over while they write.
      return code !== null && isOwn && city !== document.activeElement ? { code, city } : null;
    };
    const look = async (address: string) => {
      const wanted = wantedOf(address);
      if (!wanted) return;
      const city = (await scope.cityOf(country, wanted.code)) ?? '';
      const still = wantedOf(address);
      if (isOver || still?.code !== wanted.code || city === still.city.value) return;
      filled.set(still.city.name, city);
      write(still.city, city);
      setTold(city === '' ? null : { city });
    };
    const lookAt = (address: string) => void look(address).catch(console.error);
    const follow = ({ target }: Event) => {
      const of = target instanceof HTMLInputElement && addressNames.find((name) => target.name === `${name}.zip`);
      if (of) lookAt(of);
    };
    element.addEventListener('input', follow);
    // A code may have been typed before this was there.
    addressNames.forEach(lookAt);
    return () => {
      isOver = true;
      element.removeEventListener('input', follow);
    };
  }, [form, scope]);

  return <Announcement of={told}>{told && t('checkout.city.found', { city: told.city })}</Announcement>;
}

function textOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

/** Writes as somebody who types does, so that the form judges and keeps it: React hears nothing of a value that is set on its own field. */
function write(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
