import { text } from '../../catalogue/localised-text.ts';
import type { GoodsRange } from '../goods-kind.ts';

/** What is built of wood. */
export const wood: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: text('Material', 'Materiale'),
  stuffs: [
    { name: text('massiv ek', 'heltre eik'), colours: ['ek', 'svart', 'grafit'] },
    { name: text('björk', 'bjørk'), colours: ['bjork', 'kritvit', 'gran', 'svart'] },
    { name: text('valnöt', 'valnøtt'), colours: ['valnot'] },
  ],
  openings: [
    text('Sinkad i hörnen och oljad två gånger.', 'Sinket i hjørnene og oljet to ganger.'),
    text('Byggd för att kunna lagas.', 'Bygd for å kunne repareres.'),
    text('Rena linjer och mjukt rundade kanter.', 'Rene linjer og mykt avrundede kanter.'),
  ],
  uses: [
    text('Trädet kommer från nordisk skog och torkas långsamt.', 'Treet kommer fra nordisk skog og tørkes langsomt.'),
    text('Delarna går att skruva isär vid flytt.', 'Delene kan skrus fra hverandre når du flytter.'),
    text('Ytan mörknar vackert med åren.', 'Overflaten mørkner vakkert med årene.'),
  ],
  care: [
    text(
      'Torka av med fuktig trasa och olja in en gång om året.',
      'Tørk av med fuktig klut og olje inn én gang i året.',
    ),
    text('Undvik direkt sol och stående vatten.', 'Unngå direkte sol og stående vann.'),
  ],
};
