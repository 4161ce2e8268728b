import type { Localised, SeedFamily } from '@torg/merchant-api/seed';
import { defineFamily } from './define-family.ts';
import { text } from './localised-text.ts';
import { fact } from './parameters.ts';

const dryPlace = fact('storage', 'Torrt och svalt', 'Tørt og kjølig');
const openedCold = fact('storage', 'Öppnad i kylskåp', 'Åpnet i kjøleskap');

function taste(key: string, sv: string, nb: string): { key: string; label: Localised } {
  return { key, label: text(sv, nb) };
}

/** Food that comes in several tastes, oil and a food supplement. All of it is food for VAT. */
export const flavourFamilies: readonly SeedFamily[] = [
  defineFamily({
    key: 'te-tradgard',
    brand: 'kvarnsele',
    categories: ['te', 'presenttips'],
    vatClass: 'food',
    series: 'MAT',
    firstNumber: 5061,
    name: text('Örtte Trädgård', 'Urtete Hage'),
    text1: text('Örtte utan koffein i plåtburk.', 'Urtete uten koffein i blikkboks.'),
    text2: text(
      'Hela blad och blommor, torkade långsamt så att smaken är kvar. Kamomill till kvällen, pepparmynta efter maten och ingefära med citron när halsen känns. En burk räcker till ungefär fyrtio koppar.',
      'Hele blader og blomster, tørket langsomt så smaken er der. Kamille til kvelden, peppermynte etter maten og ingefær med sitron når du er sår i halsen. En boks holder til omtrent førti kopper.',
    ),
    text3: text(
      'Låt dra i fem minuter, tio om du vill ha mer smak.',
      'La den trekke i fem minutter, ti om du vil ha mer smak.',
    ),
    price: { sek: 119, nok: 129 },
    parameters: [fact('shelf-life', 'Minst 18 månader', 'Minst 18 måneder'), fact('content', '80 g'), dryPlace],
    weightGrams: 190,
    firstSoldDaysAgo: 110,
    sold: 960,
    views: ['scene'],
    choice: 'Taste',
    colours: [
      { colour: 'senap', named: taste('kamomill', 'Kamomill', 'Kamille'), stock: [54] },
      { colour: 'salvia', named: taste('pepparmynta', 'Pepparmynta', 'Peppermynte'), stock: [61] },
      { colour: 'terrakotta', named: taste('ingefara', 'Ingefära', 'Ingefær'), stock: [4] },
    ],
  }),
  defineFamily({
    key: 'sylt-skog',
    brand: 'kvarnsele',
    categories: ['sylt-och-honung'],
    vatClass: 'food',
    series: 'MAT',
    firstNumber: 5071,
    name: text('Sylt från skogen', 'Syltetøy fra skogen'),
    text1: text('Hela bär, lite socker och ett kok på en kvart.', 'Hele bær, lite sukker og et kvarters kok.'),
    text2: text(
      'Bären kommer från plockare i Västerbotten och Hälsingland och kokas samma vecka. Vi rör ned sockret på slutet, därför är bären hela och färgen klar. Till våfflor, filmjölk och en bit lagrad ost.',
      'Bærene kommer fra plukkere i Västerbotten og Hälsingland og kokes samme uke. Vi rører inn sukkeret til slutt, derfor er bærene hele og fargen klar. Til vafler, kulturmelk og en bit lagret ost.',
    ),
    text3: text('Öppnad burk håller en månad i kylen.', 'Åpnet glass holder en måned i kjøleskapet.'),
    price: { sek: 89, nok: 99 },
    parameters: [
      fact(
        'shelf-life',
        'Minst 12 månader oöppnad, två månader när burken öppnats',
        'Minst 12 måneder uåpnet, to måneder når glasset er åpnet',
      ),
      fact('content', '340 g'),
      openedCold,
    ],
    weightGrams: 560,
    firstSoldDaysAgo: 130,
    sold: 1740,
    views: ['scene'],
    choice: 'Taste',
    colours: [
      { colour: 'barnsten', named: taste('hjortron', 'Hjortron', 'Multe'), stock: [19] },
      { colour: 'marin', named: taste('blabar', 'Blåbär', 'Blåbær'), stock: [66] },
      { colour: 'lingon', named: taste('hallon', 'Hallon', 'Bringebær'), stock: [58] },
    ],
  }),
  defineFamily({
    key: 'saft-bondens',
    brand: 'kvarnsele',
    categories: ['saft'],
    vatClass: 'food',
    series: 'MAT',
    firstNumber: 5081,
    name: text('Saft från gården', 'Saft fra gården'),
    text1: text('Kallpressad saft att blanda en del på fyra.', 'Kaldpresset saft som blandes én del til fire.'),
    text2: text(
      'Bär och blommor pressas kalla och sötas först efteråt, så att syran finns kvar. Flaskan räcker till drygt två liter färdig saft. Gott med varmt vatten en vinterkväll också.',
      'Bær og blomster presses kalde og søtes først etterpå, så syren er der. Flasken holder til drøyt to liter ferdig saft. God med varmt vann en vinterkveld også.',
    ),
    text3: text(
      'Skaka flaskan. Öppnad flaska håller sex veckor i kylen.',
      'Rist flasken. Åpnet flaske holder seks uker i kjøleskapet.',
    ),
    price: { sek: 79, nok: 89 },
    parameters: [
      fact(
        'shelf-life',
        'Minst 12 månader oöppnad, fyra veckor när flaskan öppnats',
        'Minst 12 måneder uåpnet, fire uker når flasken er åpnet',
      ),
      fact('volume', '50 cl'),
      openedCold,
    ],
    weightGrams: 860,
    firstSoldDaysAgo: 160,
    sold: 1220,
    views: ['scene'],
    choice: 'Taste',
    colours: [
      { colour: 'lingon', named: taste('svartvinbar', 'Svartvinbär', 'Solbær'), stock: [72] },
      { colour: 'havre', named: taste('flader', 'Fläder', 'Hyll'), stock: [43] },
      { colour: 'ljung', named: taste('rabarber', 'Rabarber', 'Rabarbra'), stock: [0] },
    ],
  }),
  defineFamily({
    key: 'choklad-bit',
    brand: 'kvarnsele',
    categories: ['choklad', 'presenttips'],
    vatClass: 'food',
    series: 'MAT',
    firstNumber: 5091,
    name: text('Chokladkaka', 'Sjokoladeplate'),
    text1: text('Choklad på tre råvaror, gjord från bönan.', 'Sjokolade av tre råvarer, laget fra bønnen.'),
    text2: text(
      'Bönorna kommer från ett kooperativ i Peru och mals i två dygn. Kakan är tunn nog att brytas med en hand och knäcks med ett ljud. Papperet går att skriva en hälsning på.',
      'Bønnene kommer fra et kooperativ i Peru og males i to døgn. Platen er tynn nok til å brytes med én hånd og knekker med lyd. Papiret går an å skrive en hilsen på.',
    ),
    text3: text('Förvaras svalt men inte i kylskåp.', 'Oppbevares kjølig, men ikke i kjøleskap.'),
    price: { sek: 65, nok: 69 },
    parameters: [fact('shelf-life', 'Minst 10 månader', 'Minst 10 måneder'), fact('content', '85 g'), dryPlace],
    weightGrams: 100,
    firstSoldDaysAgo: 88,
    sold: 2630,
    views: ['scene'],
    choice: 'Taste',
    colours: [
      { colour: 'rost', named: taste('mork', 'Mörk 70 %', 'Mørk 70 %'), stock: [110] },
      { colour: 'skymning', named: taste('havssalt', 'Mörk med havssalt', 'Mørk med havsalt'), stock: [94] },
      { colour: 'lingon', named: taste('lingon', 'Mörk med lingon', 'Mørk med tyttebær'), stock: [5] },
    ],
  }),
  defineFamily({
    key: 'rapsolja-kallpressad',
    brand: 'kvarnsele',
    categories: ['frukost-och-skafferi'],
    vatClass: 'food',
    series: 'MAT',
    firstNumber: 5101,
    name: text('Kallpressad rapsolja', 'Kaldpresset rapsolje'),
    text1: text(
      'Gul, nötig olja till dressing och ugnsrostade rotsaker.',
      'Gul, nøtteaktig olje til dressing og ovnsbakte rotgrønnsaker.',
    ),
    text2: text(
      'Fröna odlas i Östergötland och pressas en enda gång, utan värme. Smaken är mild och lite nötig, färgen gul som åkern i juni. Tål stekning upp till 180 grader.',
      'Frøene dyrkes i Östergötland og presses én eneste gang, uten varme. Smaken er mild og litt nøtteaktig, fargen gul som åkeren i juni. Tåler steking opptil 180 grader.',
    ),
    text3: text('Håller ett halvår efter öppning.', 'Holder et halvt år etter åpning.'),
    price: { sek: 95, nok: 105 },
    parameters: [
      fact('shelf-life', 'Minst 12 månader', 'Minst 12 måneder'),
      fact('volume', '50 cl'),
      fact('storage', 'Mörkt och svalt', 'Mørkt og kjølig'),
    ],
    weightGrams: 820,
    firstSoldDaysAgo: 380,
    sold: 1480,
    views: ['scene'],
    colours: [{ colour: 'senap', stock: [57] }],
  }),
  defineFamily({
    key: 'd-vitamin-vinterljus',
    brand: 'hammarbrunn',
    categories: ['kosttillskott'],
    vatClass: 'food',
    series: 'MAT',
    firstNumber: 5111,
    name: text('D-vitamin Vinterljus, 90 kapslar', 'D-vitamin Vinterlys, 90 kapsler'),
    text1: text(
      'Kosttillskott med 20 mikrogram D3-vitamin per kapsel.',
      'Kosttilskudd med 20 mikrogram vitamin D3 per kapsel.',
    ),
    text2: text(
      'D-vitamin bidrar till immunsystemets normala funktion och till att bibehålla normal benstomme. Kapslarna är små, utan smak och räcker i tre månader. Vitaminet är gjort av lav och passar även den som inte äter djur.',
      'Vitamin D bidrar til immunsystemets normale funksjon og til å opprettholde en normal benbygning. Kapslene er små, uten smak og varer i tre måneder. Vitaminet er laget av lav og passer også for deg som ikke spiser dyr.',
    ),
    text3: text('', ''),
    price: { sek: 149, nok: 169 },
    parameters: [
      fact('shelf-life', 'Minst två år', 'Minst to år'),
      fact('content', '90 kapslar, 36 g', '90 kapsler, 36 g'),
      fact('storage', 'Torrt, i rumstemperatur', 'Tørt, i romtemperatur'),
    ],
    weightGrams: 150,
    firstSoldDaysAgo: 74,
    sold: 820,
    views: ['scene'],
    colours: [{ colour: 'kritvit', stock: [88] }],
  }),
];
