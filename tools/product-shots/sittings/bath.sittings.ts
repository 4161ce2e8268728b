import type { Label } from '../prints/label.ts';
import type { Sitting } from '../shot.ts';

const enrisa = (title: string, small: string, width = 1000, height = 1000): Label => ({
  brand: 'Enrisa',
  title,
  small,
  width,
  height,
});

const handSoap = (scent: string, filling: string): Sitting => ({
  generator: 'pump_bottle',
  labels: { front: enrisa('Handtvål', `${scent} · 300 ML`) },
  options: { filling },
  table: 'birch',
});
const handCream = (scent: string, filling: string, pump: string): Sitting => ({
  generator: 'pump_bottle',
  labels: { front: enrisa('Handkräm', `${scent} · 250 ML`) },
  options: { body: 'plastic', filling, pump },
});
const soap = (scent: string): Sitting => ({
  generator: 'soap',
  labels: { front: enrisa(scent, 'FAST TVÅL · 140 G', 720, 1000) },
});
const bathSalt = (scent: string, filling: string): Sitting => ({
  generator: 'jar',
  labels: { front: enrisa('Saltstänk', `${scent} · 500 G`, 1500, 690) },
  options: { holds: 'salt', filling },
});

/** Soap, salt and cream for the bathroom. */
export const bathSittings = {
  handtval: {
    enbar: handSoap('ENBÄR', '#5a2a0c'),
    citrontimjan: handSoap('CITRONTIMJAN', '#8a5a12'),
    oparfymerad: handSoap('OPARFYMERAD', '#3c2a20'),
  },
  handkram: {
    havtorn: handCream('HAVTORN', '#efe0c4', '#c9a15a'),
    oparfymerad: handCream('OPARFYMERAD', '#e6e0d4', '#2a2825'),
  },
  'tval-havre': {
    havre: soap('Havre'),
    salvia: soap('Salvia'),
    lavendel: soap('Lavendel'),
    tjara: soap('Tjära'),
  },
  'badsalt-strand': {
    enbar: bathSalt('ENBÄR', '#e9e2d6'),
    lavendel: bathSalt('LAVENDEL', '#c8bdd4'),
    eukalyptus: bathSalt('EUKALYPTUS', '#c3cfbd'),
  },
  'tvalpump-stengods': { generator: 'pump_bottle', options: { body: 'stoneware', pump: 'steel' } },
} satisfies Record<string, Sitting | Record<string, Sitting>>;
