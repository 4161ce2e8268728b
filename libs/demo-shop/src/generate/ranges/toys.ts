import { text } from '../../catalogue/localised-text.ts';
import type { GoodsRange } from '../goods-kind.ts';

/** What is played with. */
export const toys: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: text('Material', 'Materiale'),
  stuffs: [
    { name: text('björk', 'bjørk'), colours: ['bjork', 'flera', 'lingon', 'skymning'] },
    { name: text('bok', 'bøk'), colours: ['natur', 'senap', 'gran'] },
  ],
  openings: [
    text('Slipad len, målad med giftfri färg.', 'Pusset glatt, malt med giftfri maling.'),
    text('Tål att tappas och ärvas.', 'Tåler å mistes i gulvet og gå i arv.'),
    text('Lagom stor för små händer.', 'Passe stor for små hender.'),
  ],
  uses: [
    text('För barn från ett år.', 'For barn fra ett år.'),
    text('Går att leka med på många sätt.', 'Kan lekes med på mange måter.'),
    text('Tillverkad av spill från våra möbler.', 'Laget av kapp fra møblene våre.'),
  ],
  care: [
    text('Torkas av med fuktig trasa.', 'Tørkes av med fuktig klut.'),
    text('Uppfyller säkerhetskraven för leksaker.', 'Oppfyller sikkerhetskravene for leker.'),
  ],
};
