import type { CartLine } from '@torg/commerce-sdk/domain';

/** Brand, choices and size of what a cart line holds, in words; a choice that its name tells already is left out. */
export function variantText({ name, brandName, choices, sku }: CartLine['product']): string {
  const told = name.toLocaleLowerCase();
  const untold = choices.filter((choice) => !told.includes(choice.toLocaleLowerCase()));
  return [brandName, ...untold, sku.name].filter((part) => part && part !== '-').join(' · ');
}
