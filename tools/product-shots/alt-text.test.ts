import { expect, it } from 'vitest';
import { productShots, shots } from './manifest.ts';

it('says what is seen, in which colour and from where, in both languages', () => {
  const alt = new Map(shots().map((shot) => [shot.fileName, shot.alt]));
  expect(alt.get('mugg-strand-mossa-angle.avif')).toEqual({
    sv: 'Mugg Strand, mossgrön, snett ovanifrån',
    nb: 'Krus Strand, mosegrønn, skrått ovenfra',
  });
  expect(alt.get('vas-sten-lag-grafit-scene.avif')).toEqual({
    sv: 'Vas Sten, låg, grafit, miljöbild',
    nb: 'Vase Stein, lav, grafitt, miljøbilde',
  });
});

it('tells the pictures of each product apart', () => {
  const says = productShots().map(({ alt }) => alt.sv);
  expect(says.filter((alt, at) => says.indexOf(alt) !== at)).toEqual([]);
});
