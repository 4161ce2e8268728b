import type { Localised, SeedFamily } from '@torg/merchant-api/seed';
import { text } from './localised-text.ts';

type Parameter = SeedFamily['parameters'][number];

const labels = {
  material: text('Material', 'Materiale'),
  wood: text('Träslag', 'Treslag'),
  measure: text('Mått', 'Mål'),
  volume: text('Volym', 'Volum'),
  content: text('I förpackningen', 'I pakningen'),
  care: text('Skötsel', 'Vedlikehold'),
  origin: text('Tillverkad i', 'Produsert i'),
  bulb: text('Sockel', 'Sokkel'),
  age: text('Ålder', 'Alder'),
  pages: text('Sidor', 'Sider'),
  storage: text('Förvaring', 'Oppbevaring'),
  'shelf-life': text('Hållbarhet', 'Holdbarhet'),
  'delivery.lead-time': text('Leveranstid på beställning', 'Leveringstid på bestilling'),
} as const satisfies Record<string, Localised>;

/** One row of the specification. Leave `nb` out where both languages write the value alike, as in `Ø 9 cm`. */
export function fact(key: keyof typeof labels, sv: string, nb: string = sv): Parameter {
  return { key, label: labels[key], value: text(sv, nb) };
}

/** The row that says that our own factory made it. */
export function ownFactory(): Parameter {
  return fact('origin', 'Sverige, i vår fabrik i Småland', 'Sverige, på vår egen fabrikk i Småland');
}
