import { text } from '../../catalogue/localised-text.ts';
import { kind, type CategoryPath, type GoodsKind } from '../goods-kind.ts';
import { bath } from '../ranges/bath.ts';

const bathing = text('Bad och välmående', 'Bad og velvære');
const soap: CategoryPath = [bathing, text('Tvål', 'Såpe')];
const body: CategoryPath = [bathing, text('Kräm och bad', 'Krem og bad')];

/** What is for skin and bath. */
export const bathKinds: readonly GoodsKind[] = [
  kind(bath, text('Tvål', 'Såpe'), [soap, text('Fasta tvålar', 'Faste såper')], 'tval', [59, 149], 110),
  kind(bath, text('Handtvål', 'Håndsåpe'), [soap, text('Flytande tvål', 'Flytende såpe')], 'handtval', [129, 279], 520),
  kind(bath, text('Handkräm', 'Håndkrem'), [body, text('Krämer', 'Kremer')], 'handkram', [99, 299], 120),
  kind(bath, text('Badsalt', 'Badesalt'), [body, text('Badsalt', 'Badesalt')], 'badsalt', [99, 249], 430),
];
