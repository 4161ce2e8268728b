import { text } from '../../catalogue/localised-text.ts';
import type { GoodsRange } from '../goods-kind.ts';

/** What is thrown of clay. */
export const clay: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: text('Material', 'Materiale'),
  stuffs: [
    { name: text('stengods', 'steingods'), colours: ['kritvit', 'sand', 'mossa', 'terrakotta', 'skiffer', 'isbla'] },
    { name: text('porslin', 'porselen'), colours: ['kritvit', 'salvia', 'skymning', 'ljung', 'grafit'] },
    { name: text('rödlera', 'rødleire'), colours: ['terrakotta', 'rost', 'natur', 'svart'] },
  ],
  openings: [
    text('Drejad för hand, med en glasyr som skiftar.', 'Dreid for hånd, med en glasur som skifter.'),
    text('Enkel form som tål att användas varje dag.', 'Enkel form som tåler å brukes hver dag.'),
    text('Tung nog att stå stadigt, lätt nog att lyfta.', 'Tung nok til å stå støtt, lett nok til å løfte.'),
    text('Med obränd kant och blank insida.', 'Med uglasert kant og blank innside.'),
  ],
  uses: [
    text('Delarna i serien går att stapla och blanda.', 'Delene i serien kan stables og blandes.'),
    text('Glasyren blandas i små satser, så nyansen varierar.', 'Glasuren blandes i små partier, så nyansen varierer.'),
    text('Passar till vardagen och till det dukade bordet.', 'Passer til hverdags og til det dekkede bordet.'),
  ],
  care: [
    text('Tål diskmaskin och mikrovågsugn.', 'Tåler oppvaskmaskin og mikrobølgeovn.'),
    text('Diska gärna för hand, då håller glansen längre.', 'Vask gjerne for hånd, da holder glansen lenger.'),
  ],
};
