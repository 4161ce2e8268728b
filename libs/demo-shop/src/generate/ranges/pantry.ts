import { text } from '../../catalogue/localised-text.ts';
import type { GoodsRange } from '../goods-kind.ts';

/** What is eaten and drunk. */
export const pantry: GoodsRange = {
  vatClass: 'food',
  stuffLabel: text('Förpackning', 'Emballasje'),
  stuffs: [
    { name: text('glasburk', 'glasskrukke'), colours: ['lingon', 'barnsten', 'natur'] },
    { name: text('påse', 'pose'), colours: ['gran', 'grafit', 'natur'] },
  ],
  openings: [
    text('Gjord i små satser av få råvaror.', 'Laget i små partier av få råvarer.'),
    text('Smakar som hemgjord.', 'Smaker som hjemmelaget.'),
    text('Från en gård som odlar utan konstgödsel.', 'Fra en gård som dyrker uten kunstgjødsel.'),
  ],
  uses: [
    text('Gott till frukost och i en present.', 'Godt til frokost og i en gave.'),
    text('Utan färgämnen och konserveringsmedel.', 'Uten fargestoffer og konserveringsmidler.'),
    text('Räcker till många morgnar.', 'Rekker til mange morgener.'),
  ],
  care: [
    text('Förvaras torrt och svalt.', 'Oppbevares tørt og kjølig.'),
    text('Öppnad förpackning håller fyra veckor i kylskåp.', 'Åpnet pakning holder fire uker i kjøleskap.'),
  ],
};
