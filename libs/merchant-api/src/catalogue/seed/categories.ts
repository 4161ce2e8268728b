import { aliasFrom } from './alias-from.ts';
import { text } from './localised-text.ts';
import type { Localised, SeedCategory } from './seed-types.ts';

function category(key: string, parent: string | undefined, name: Localised, description: Localised): SeedCategory {
  const alias = text(aliasFrom(name.sv), aliasFrom(name.nb));
  return { key, ...(parent === undefined ? {} : { parent }), alias, name, description };
}

const kitchen = [
  category(
    'koket',
    undefined,
    text('Köket', 'Kjøkken'),
    text(
      'Stengods, glas och trä som tål att användas varje dag.',
      'Steingods, glass og tre som tåler å brukes hver dag.',
    ),
  ),
  category(
    'muggar',
    'koket',
    text('Muggar och koppar', 'Krus og kopper'),
    text(
      'Från espresso till stor tekopp, alla tål diskmaskin.',
      'Fra espresso til stor tekopp. Alle tåler oppvaskmaskin.',
    ),
  ),
  category(
    'skalar',
    'koket',
    text('Skålar och fat', 'Boller og fat'),
    text(
      'Skålar, tallrikar och fat som går att blanda mellan serierna.',
      'Boller, tallerkener og fat som kan blandes på tvers av seriene.',
    ),
  ),
  category(
    'glas',
    'koket',
    text('Glas och karaffer', 'Glass og karafler'),
    text('Munblåst glas i klart och i milda färger.', 'Munnblåst glass, klart og i milde farger.'),
  ),
  category(
    'koksredskap',
    'koket',
    text('Burkar och brädor', 'Krukker og fjøler'),
    text('För det som ska skäras, sparas och stå framme.', 'Til det som skal skjæres, spares og stå framme.'),
  ),
];

const home = [
  category(
    'hemmet',
    undefined,
    text('Hemmet', 'Hjemmet'),
    text('Möbler, ljus och vaser som håller i många år.', 'Møbler, lys og vaser som holder i mange år.'),
  ),
  category(
    'vaser',
    'hemmet',
    text('Vaser', 'Vaser'),
    text('För en kvist från skogen eller en hel bukett.', 'Til en kvist fra skogen eller en hel bukett.'),
  ),
  category(
    'lampor',
    'hemmet',
    text('Lampor', 'Lamper'),
    text('Bordslampor med varmt och lugnt ljus.', 'Bordlamper med varmt og rolig lys.'),
  ),
  category(
    'ljusstakar',
    'hemmet',
    text('Ljusstakar', 'Lysestaker'),
    text('Till kronljus, blockljus och värmeljus.', 'Til kronelys, kubbelys og telys.'),
  ),
  category(
    'mobler',
    'hemmet',
    text('Möbler', 'Møbler'),
    text('Stolar, pallar och hyllor i massivt trä.', 'Stoler, krakker og hyller i heltre.'),
  ),
];

const textiles = [
  category(
    'textil',
    undefined,
    text('Textil', 'Tekstiler'),
    text('Lin, ull och bomull, vävt i Småland.', 'Lin, ull og bomull, vevd i Småland.'),
  ),
  category(
    'kuddar',
    'textil',
    text('Kuddar', 'Puter'),
    text('Kuddfodral i tvättat lin och ull.', 'Putetrekk i vasket lin og ull.'),
  ),
  category(
    'pladar',
    'textil',
    text('Plädar', 'Pledd'),
    text('Varma plädar för soffan och sommarkvällen.', 'Varme pledd til sofaen og sommerkvelden.'),
  ),
  category(
    'handdukar',
    'textil',
    text('Handdukar', 'Håndklær'),
    text('Tjock frotté till badet, lin till köket.', 'Tykk frotté til badet, lin til kjøkkenet.'),
  ),
];

const clothes = [
  category(
    'klader',
    undefined,
    text('Kläder', 'Klær'),
    text('Stickat i ull och väskor i kraftig bomull.', 'Strikk i ull og vesker i kraftig bomull.'),
  ),
  category(
    'stickat',
    'klader',
    text('Tröjor och koftor', 'Gensere og kofter'),
    text('Ulltröjor som går att laga och ärva.', 'Ullgensere som kan repareres og arves.'),
  ),
  category(
    'mossor',
    'klader',
    text('Mössor, halsdukar och vantar', 'Luer, skjerf og votter'),
    text('Det som ligger i korgen i hallen.', 'Det som ligger i kurven i gangen.'),
  ),
  category(
    'sockor',
    'klader',
    text('Sockor', 'Sokker'),
    text('Ullsockor för stövlar, stuga och skidtur.', 'Ullsokker til støvler, hytte og skitur.'),
  ),
  category(
    'vaskor',
    'klader',
    text('Väskor', 'Vesker'),
    text('Kassar som orkar en veckas mat.', 'Bærenett som tåler en ukes mat.'),
  ),
];

const pantry = [
  category(
    'mat-och-dryck',
    undefined,
    text('Mat och dryck', 'Mat og drikke'),
    text('Kaffe, te och gott till frukosten.', 'Kaffe, te og godt til frokosten.'),
  ),
  category(
    'kaffe-och-te',
    'mat-och-dryck',
    text('Kaffe och te', 'Kaffe og te'),
    text('Rostat och blandat i små omgångar.', 'Brent og blandet i små omganger.'),
  ),
  category(
    'skafferi',
    'mat-och-dryck',
    text('Ur skafferiet', 'Fra spiskammeret'),
    text('Honung, sylt och flingor som håller.', 'Honning, syltetøy og granola som holder seg.'),
  ),
];

const bath = [
  category(
    'bad',
    undefined,
    text('Bad och välmående', 'Bad og velvære'),
    text('Tvål, kräm och en stund för sig själv.', 'Såpe, krem og en stund for seg selv.'),
  ),
  category(
    'tval',
    'bad',
    text('Tvål', 'Såpe'),
    text('Fast och flytande tvål med milda dofter.', 'Fast og flytende såpe med milde dufter.'),
  ),
  category(
    'kropp',
    'bad',
    text('Kräm och bad', 'Krem og bad'),
    text('För händer som har jobbat och fötter som har gått.', 'Til hender som har jobbet og føtter som har gått.'),
  ),
];

const children = [
  category(
    'barn',
    undefined,
    text('Barn', 'Barn'),
    text('Leksaker i trä och mjukt i ull.', 'Leker i tre og mykt i ull.'),
  ),
  category(
    'leksaker',
    'barn',
    text('Träleksaker', 'Treleker'),
    text('Målade med färg som tål att smakas på.', 'Malt med farge som tåler å bli smakt på.'),
  ),
  category(
    'barnklader',
    'barn',
    text('Barnkläder', 'Barneklær'),
    text('Små plagg i ull som inte kliar.', 'Små plagg i ull som ikke klør.'),
  ),
];

const gifts = [
  category(
    'presenter',
    undefined,
    text('Presenter', 'Gaver'),
    text('Färdigt inslaget eller lätt att slå in.', 'Ferdig innpakket eller lett å pakke inn.'),
  ),
  category(
    'presenttips',
    'presenter',
    text('Presenttips', 'Gavetips'),
    text('Sådant som brukar bli rätt.', 'Gaver som pleier å bli riktige.'),
  ),
  category(
    'presentaskar',
    'presenter',
    text('Presentaskar', 'Gaveesker'),
    text('Packade för hand, redo att ge bort.', 'Pakket for hånd, klare til å gis bort.'),
  ),
  category(
    'papper',
    'presenter',
    text('Böcker och papper', 'Bøker og papir'),
    text('Böcker att läsa och böcker att skriva i.', 'Bøker å lese og bøker å skrive i.'),
  ),
];

/** Two levels: roots, and what stands under them in the order of the menu. */
export const categories: readonly SeedCategory[] = [
  ...kitchen,
  ...home,
  ...textiles,
  ...clothes,
  ...pantry,
  ...bath,
  ...children,
  ...gifts,
];
