import { text } from '../../catalogue/localised-text.ts';
import type { GoodsRange } from '../goods-kind.ts';

/** What is blown of glass. */
export const glass: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: text('Material', 'Materiale'),
  stuffs: [
    { name: text('munblåst glas', 'munnblåst glass'), colours: ['klar', 'rok', 'barnsten', 'flaskgron'] },
    { name: text('återvunnet glas', 'gjenvunnet glass'), colours: ['flaskgron', 'isbla', 'klar'] },
  ],
  openings: [
    text('Tunt glas med små bubblor, blåst utan form.', 'Tynt glass med små bobler, blåst uten form.'),
    text('Rejält glas med tjock botten.', 'Solid glass med tykk bunn.'),
    text('Slipad kant och raka sidor.', 'Slipt kant og rette sider.'),
  ],
  uses: [
    text('Inget exemplar är det andra helt likt.', 'Ingen er helt like.'),
    text('Fint framme även när det står tomt.', 'Fin å ha framme også når den står tom.'),
    text('Fångar ljuset i ett fönster.', 'Fanger lyset i et vindu.'),
  ],
  care: [
    text('Diskas för hand i ljummet vatten.', 'Vaskes for hånd i lunkent vann.'),
    text('Tål diskmaskin på skonsamt program.', 'Tåler oppvaskmaskin på skånsomt program.'),
  ],
};
