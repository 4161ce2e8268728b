import { text } from '../../catalogue/localised-text.ts';
import { kind, type CategoryPath, type GoodsKind } from '../goods-kind.ts';
import { paper } from '../ranges/paper.ts';

const gifts = text('Presenter', 'Gaver');
const written: CategoryPath = [gifts, text('Papper och böcker', 'Papir og bøker')];

/** What is written on and read. */
export const paperKinds: readonly GoodsKind[] = [
  kind(
    paper,
    text('Anteckningsbok', 'Notatbok'),
    [written, text('Anteckningsböcker', 'Notatbøker')],
    'anteckningsbok',
    [89, 299],
    310,
  ),
  kind(paper, text('Kort', 'Kort'), [written, text('Kort', 'Kort')], 'kort', [29, 89], 30),
];
