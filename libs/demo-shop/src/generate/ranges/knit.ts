import { text } from '../../catalogue/localised-text.ts';
import type { GoodsRange } from '../goods-kind.ts';

/** What is knitted. */
export const knit: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: text('Material', 'Materiale'),
  stuffs: [
    { name: text('merinoull', 'merinoull'), colours: ['havre', 'rost', 'gran', 'marin', 'ljusgra'] },
    { name: text('lammull', 'lammeull'), colours: ['lingon', 'skiffer', 'senap', 'grafit'] },
    { name: text('alpacka', 'alpakka'), colours: ['natur', 'skymning', 'ljung'] },
  ],
  openings: [
    text('Stickad i ett stycke, utan sömmar som skaver.', 'Strikket i ett stykke, uten sømmer som gnager.'),
    text('Varm utan att vara tung.', 'Varm uten å være tung.'),
    text('Ribbade kanter som behåller formen.', 'Ribbede kanter som beholder formen.'),
  ],
  uses: [
    text('Ett litet nystan lagningsgarn följer med.', 'Et lite nøste stoppegarn følger med.'),
    text('Sitter lika bra under jackan som över skjortan.', 'Sitter like godt under jakken som over skjorten.'),
    text('Garnet är spunnet av ull från gårdar vi känner.', 'Garnet er spunnet av ull fra gårder vi kjenner.'),
  ],
  care: [
    text('Ullprogram 30 grader, torka plant.', 'Ullprogram 30 grader, tørkes flatt.'),
    text('Handtvätt. Vädra hellre än att tvätta.', 'Håndvask. Luft heller enn å vaske.'),
  ],
};
