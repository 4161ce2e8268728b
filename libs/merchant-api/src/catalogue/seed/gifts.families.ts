import { defineFamily } from './define-family.ts';
import { text } from './localised-text.ts';
import { fact, ownFactory } from './parameters.ts';
import type { SeedFamily } from './seed-types.ts';

/** Gift boxes, books and paper. */
export const giftFamilies: readonly SeedFamily[] = [
  defineFamily({
    key: 'presentask-ljus',
    brand: 'papperlund',
    categories: ['presentaskar'],
    series: 'PRE',
    firstNumber: 8001,
    name: text('Presentask med band', 'Gaveeske med bånd'),
    text1: text(
      'Stadig ask med lock och bomullsband, vi viker den åt dig.',
      'Solid eske med lokk og bomullsbånd. Vi bretter den for deg.',
    ),
    text2: text(
      'Asken viks av återvunnen kartong samma dag som den skickas, därför tar den aldrig slut. Silkespapper följer med och bandet går att använda igen. Rymmer två muggar, en pläd eller en flaska på tvären.',
      'Esken brettes av gjenvunnet kartong samme dag som den sendes, derfor blir den aldri utsolgt. Silkepapir følger med, og båndet kan brukes om igjen. Rommer to krus, et pledd eller en flaske på tvers.',
    ),
    text3: text('Källsortera asken som papper och spara bandet.', 'Kildesorter esken som papir, og ta vare på båndet.'),
    price: { sek: 89, nok: 95 },
    parameters: [
      fact('material', 'Återvunnen kartong', 'Gjenvunnet kartong'),
      fact('measure', '24 × 18 × 14 cm'),
      ownFactory(),
    ],
    weightGrams: 260,
    firstSoldDaysAgo: 150,
    sold: 2450,
    secondView: 'scene',
    colours: [
      { colour: 'gran', stock: [{ inStock: 0, static: 500 }] },
      { colour: 'lingon', stock: [{ inStock: 0, static: 500 }] },
    ],
  }),
  defineFamily({
    key: 'anteckningsbok-linne',
    brand: 'papperlund',
    categories: ['papper', 'presenttips'],
    series: 'PAP',
    firstNumber: 8101,
    name: text('Anteckningsbok i linneband', 'Notatbok i linbind'),
    text1: text(
      'Trådhäftad anteckningsbok som ligger platt på bordet.',
      'Trådheftet notatbok som ligger flatt på bordet.',
    ),
    text2: text(
      'Pärmen är klädd i linnet som blir över från våra kuddar. Papperet är lätt gräddfärgat och tål reservoarpenna utan att slå igenom. Prickade sidor, ett lästband och ficka längst bak.',
      'Permen er trukket med lin som blir til overs fra putene våre. Papiret er lett kremfarget og tåler fyllepenn uten at blekket slår gjennom. Prikkede sider, lesebånd og lomme bakerst.',
    ),
    text3: text('', ''),
    price: { sek: 179, nok: 189 },
    parameters: [fact('pages', '192, prickade', '192, prikket'), fact('measure', '15 × 21 cm'), ownFactory()],
    weightGrams: 330,
    firstSoldDaysAgo: 365,
    sold: 1920,
    secondView: 'scene',
    colours: [
      { colour: 'skymning', stock: [46] },
      { colour: 'senap', stock: [19] },
      { colour: 'ljung', stock: [28] },
    ],
  }),
  defineFamily({
    key: 'bok-fika',
    brand: 'papperlund',
    categories: ['papper', 'presenttips'],
    vatClass: 'book',
    series: 'BOK',
    firstNumber: 8201,
    name: text('Kokbok: Sju sorter till', 'Kokebok: Sju slag til'),
    text1: text(
      'Fyrtio bakverk för kaffebordet, från kardemummabulle till drömmar.',
      'Førti bakverk til kaffebordet, fra kardemommeboller til drømmer.',
    ),
    text2: text(
      'En inbunden bok om att baka det lilla till kaffet. Recepten är provbakade i fabrikens eget kök och skrivna så att de går att följa med deg på händerna. Svensk text med norska mått i en tabell längst bak.',
      'En innbundet bok om å bake det lille til kaffen. Oppskriftene er prøvebakt på fabrikkens eget kjøkken og skrevet slik at de kan følges med deig på hendene. Svensk tekst, med norske mål i en tabell bakerst.',
    ),
    text3: text('', ''),
    price: { sek: 269, nok: 299 },
    parameters: [fact('pages', '144'), fact('measure', '17 × 24 cm')],
    weightGrams: 620,
    firstSoldDaysAgo: 62,
    sold: 830,
    secondView: 'scene',
    colours: [{ colour: 'terrakotta', stock: [51] }],
  }),
  defineFamily({
    key: 'kort-vinter',
    brand: 'papperlund',
    categories: ['papper'],
    series: 'PAP',
    firstNumber: 8111,
    name: text('Kort Vinter, 6 st med kuvert', 'Kort Vinter, 6 stk. med konvolutt'),
    text1: text('Dubbla kort med granar och stjärnor, tomma inuti.', 'Doble kort med graner og stjerner, blanke inni.'),
    text2: text(
      'Sex kort med samma lugna motiv, tryckta med svart och en enda färg. Papperet är tjockt nog för bläck och kuverten är fodrade. Plats för precis så många ord som behövs.',
      'Seks kort med samme rolige motiv, trykt i svart og én eneste farge. Papiret er tykt nok til blekk, og konvoluttene er fôret. Plass til akkurat så mange ord som trengs.',
    ),
    text3: text('', ''),
    price: { sek: 99, nok: 109 },
    parameters: [fact('measure', '12 × 17 cm'), fact('content', '6 kort, 6 kuvert', '6 kort, 6 konvolutter')],
    weightGrams: 160,
    firstSoldDaysAgo: 21,
    sold: 360,
    secondView: 'scene',
    colours: [{ colour: 'gran', stock: [65] }],
  }),
];
