import type { SeedColour } from '@torg/merchant-api/seed';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import type { GoodsKind } from './goods-kind.ts';

const everyColour: readonly SeedColour[] = demoCatalogue.families.flatMap(({ colours }) => colours);

/** Addresses of the demo's own pictures for a kind of goods, in the same colour where there is one. */
export function picturesOf({ picturesOf: beginnings }: GoodsKind, colourKey: string, number: number): string[] {
  const families = demoCatalogue.families.filter(({ key }) => beginnings.some((start) => key.startsWith(start)));
  const fitting = families.flatMap(({ colours }) => colours);
  const sameColour = fitting.filter(({ key }) => key === colourKey);
  const choice = [sameColour, fitting, everyColour].find((colours) => colours.length > 0) ?? [];
  const shown = choice[number % choice.length];
  return (shown?.images ?? []).map(({ fileName }) => `/product/raw/${fileName}`);
}
