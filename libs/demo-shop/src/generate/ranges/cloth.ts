import { text } from '../../catalogue/localised-text.ts';
import type { GoodsRange } from '../goods-kind.ts';

/** What is woven. */
export const cloth: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: text('Material', 'Materiale'),
  stuffs: [
    { name: text('tvättat lin', 'vasket lin'), colours: ['havre', 'salvia', 'rost', 'marin', 'skiffer'] },
    {
      name: text('ekologisk bomull', 'økologisk bomull'),
      colours: ['kritvit', 'isbla', 'mossa', 'terrakotta', 'ljung'],
    },
    { name: text('ull', 'ull'), colours: ['ljusgra', 'lingon', 'skiffer', 'senap', 'gran'] },
  ],
  openings: [
    text('Tätt vävd och mjuk från första dagen.', 'Tett vevd og myk fra første dag.'),
    text('Dämpade färger som går att blanda.', 'Dempede farger som kan blandes.'),
    text('En vardagstextil som blir bättre med åren.', 'En hverdagstekstil som blir bedre med årene.'),
  ],
  uses: [
    text('Vävd i ett litet väveri och sydd i samma hus.', 'Vevd i et lite veveri og sydd i samme hus.'),
    text('Fållen är dubbelvikt och håller för många tvättar.', 'Falden er dobbel og holder i mange vask.'),
    text('Krymper ett par procent i första tvätten.', 'Krymper et par prosent i første vask.'),
  ],
  care: [
    text('Tvätta i 40 grader och häng på tork.', 'Vaskes på 40 grader og henges til tørk.'),
    text('Vädra ofta och tvätta sällan.', 'Luft ofte og vask sjelden.'),
  ],
};
