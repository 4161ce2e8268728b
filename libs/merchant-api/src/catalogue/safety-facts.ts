import type { Localised } from './localised.ts';
import type { SeedActor, SeedSafety } from './seed-goods.ts';
import type { SeedBrand } from './seed-types.ts';
import type { SeededFact } from './seeded-fact.ts';

const makerLabels = {
  name: { sv: 'Tillverkare', nb: 'Produsent' },
  postal: { sv: 'Tillverkarens postadress', nb: 'Produsentens postadresse' },
  electronic: { sv: 'Tillverkarens e-post eller webbplats', nb: 'Produsentens e-post eller nettsted' },
} as const satisfies Record<string, Localised>;

const responsibleLabels = {
  name: { sv: 'Ansvarig ekonomisk aktör i EU', nb: 'Ansvarlig aktør i EU' },
  postal: { sv: 'Den ansvarigas postadress', nb: 'Den ansvarliges postadresse' },
  electronic: { sv: 'Den ansvarigas e-post eller webbplats', nb: 'Den ansvarliges e-post eller nettsted' },
} as const satisfies Record<string, Localised>;

/** Who made a product, who answers for it and what to beware of: Regulation (EU) 2023/988 article 19. */
export function safetyFacts(safety: SeedSafety | undefined, brand: SeedBrand | undefined): SeededFact[] {
  const maker = safety?.manufacturer ?? brand?.manufacturer;
  const responsible = safety?.responsiblePerson ?? brand?.responsiblePerson;
  const warnings = safety?.warnings;
  return [
    ...(maker ? actorFacts('manufacturer', maker, makerLabels) : []),
    ...(responsible ? actorFacts('responsible-person', responsible, responsibleLabels) : []),
    ...(warnings ? [fact('warnings', { sv: 'Varningar', nb: 'Advarsler' }, warnings)] : []),
  ];
}

function actorFacts(key: string, actor: SeedActor, labels: typeof makerLabels | typeof responsibleLabels) {
  return [
    fact(`${key}.name`, labels.name, both(actor.name)),
    fact(`${key}.postal-address`, labels.postal, both(actor.postalAddress)),
    fact(`${key}.electronic-address`, labels.electronic, both(actor.electronicAddress)),
  ];
}

function fact(key: string, label: Localised, value: Localised): SeededFact {
  return { group: 'product-safety', key: `product-safety.${key}`, label, value };
}

function both(text: string): Localised {
  return { sv: text, nb: text };
}
