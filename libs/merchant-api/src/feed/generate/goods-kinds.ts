import { text } from '../../catalogue/seed/localised-text.ts';
import { clothingSizes, sizes, sockSizes } from '../../catalogue/seed/sizes.ts';
import type { Localised } from '../../catalogue/seed/seed-types.ts';
import type { GoodsKind, GoodsRange } from './goods-kind.ts';
import { ranges } from './goods-ranges.ts';

type Path = readonly Localised[];
type Prices = GoodsKind['prices'];

const { clay, glass, wood, cloth, knit, pantry, bath, toys, paper } = ranges;
const kitchen = text('Köket', 'Kjøkken');
const home = text('Hemmet', 'Hjemmet');
const textiles = text('Textil', 'Tekstiler');
const clothes = text('Kläder', 'Klær');
const food = text('Mat och dryck', 'Mat og drikke');
const bathing = text('Bad och välmående', 'Bad og velvære');
const children = text('Barn', 'Barn');
const gifts = text('Presenter', 'Gaver');

const drinking: Path = [kitchen, text('Muggar och koppar', 'Krus og kopper')];
const serving: Path = [kitchen, text('Skålar och fat', 'Boller og fat')];
const glassware: Path = [kitchen, text('Glas och karaffer', 'Glass og karafler')];
const tools: Path = [kitchen, text('Burkar och brädor', 'Krukker og fjøler')];
const furniture: Path = [home, text('Möbler', 'Møbler')];
const lights: Path = [home, text('Ljus och lyktor', 'Lys og lykter')];
const vases: Path = [home, text('Vaser', 'Vaser')];
const bed: Path = [textiles, text('Sovrum', 'Soverom')];
const soft: Path = [textiles, text('Soffan', 'Sofaen')];
const towels: Path = [textiles, text('Handdukar', 'Håndklær')];
const jumpers: Path = [clothes, text('Tröjor och koftor', 'Gensere og kofter')];
const warm: Path = [clothes, text('Mössor, halsdukar och vantar', 'Luer, skjerf og votter')];
const feet: Path = [clothes, text('Sockor', 'Sokker')];
const breakfast: Path = [food, text('Ur skafferiet', 'Fra spiskammeret')];
const drinks: Path = [food, text('Kaffe och te', 'Kaffe og te')];
const soap: Path = [bathing, text('Tvål', 'Såpe')];
const body: Path = [bathing, text('Kräm och bad', 'Krem og bad')];
const play: Path = [children, text('Träleksaker', 'Treleker')];
const written: Path = [gifts, text('Papper och böcker', 'Papir og bøker')];

const cushionSizes = sizes('40×40 cm', '50×50 cm', '40×60 cm');
const towelSizes = sizes('50×70 cm', '70×140 cm', '100×150 cm');
const glovesSizes = sizes('S', 'M', 'L');
const packs = sizes('250 g', '500 g', '1 kg');

function kind(
  range: GoodsRange,
  name: Localised,
  [path, leaf]: readonly [Path, Localised],
  picturesOf: string,
  prices: Prices,
  grams: number,
  choice?: readonly Localised[],
): GoodsKind {
  const category = [...path, leaf];
  return { range, name, category, picturesOf: picturesOf.split(' '), prices, grams, ...(choice && { sizes: choice }) };
}

/** What the generated shop sells. Categories are three deep. */
export const goodsKinds: readonly GoodsKind[] = [
  kind(clay, text('Mugg', 'Krus'), [drinking, text('Muggar', 'Krus')], 'mugg', [99, 399], 380),
  kind(
    clay,
    text('Espressokopp', 'Espressokopp'),
    [drinking, text('Espressokoppar', 'Espressokopper')],
    'espressokopp',
    [79, 249],
    160,
  ),
  kind(clay, text('Tekopp', 'Tekopp'), [drinking, text('Tekoppar', 'Tekopper')], 'mugg espressokopp', [129, 379], 300),
  kind(clay, text('Skål', 'Bolle'), [serving, text('Skålar', 'Boller')], 'skal', [149, 599], 620),
  kind(clay, text('Tallrik', 'Tallerken'), [serving, text('Tallrikar', 'Tallerkener')], 'tallrik', [129, 449], 700),
  kind(clay, text('Serveringsfat', 'Serveringsfat'), [serving, text('Fat', 'Fat')], 'tallrik skal', [249, 899], 1100),
  kind(
    glass,
    text('Dricksglas', 'Drikkeglass'),
    [glassware, text('Dricksglas', 'Drikkeglass')],
    'glas-',
    [79, 299],
    240,
  ),
  kind(glass, text('Vinglas', 'Vinglass'), [glassware, text('Vinglas', 'Vinglass')], 'glas-', [129, 399], 210),
  kind(glass, text('Karaff', 'Karaffel'), [glassware, text('Karaffer', 'Karafler')], 'karaff', [299, 899], 900),
  kind(clay, text('Burk', 'Krukke'), [tools, text('Burkar', 'Krukker')], 'burk', [199, 599], 850),
  kind(
    wood,
    text('Skärbräda', 'Skjærefjøl'),
    [tools, text('Skärbrädor', 'Skjærefjøler')],
    'skarbrada',
    [199, 899],
    1200,
  ),
  kind(wood, text('Bricka', 'Brett'), [tools, text('Brickor', 'Brett')], 'skarbrada', [249, 799], 900),
  kind(clay, text('Vas', 'Vase'), [vases, text('Golvvaser', 'Gulvvaser')], 'vas-', [399, 1999], 2400),
  kind(glass, text('Glasvas', 'Glassvase'), [vases, text('Glasvaser', 'Glassvaser')], 'vas- karaff', [249, 1299], 1300),
  kind(glass, text('Ljuslykta', 'Lyslykt'), [lights, text('Ljuslyktor', 'Lyslykter')], 'ljuslykta', [149, 599], 480),
  kind(wood, text('Ljusstake', 'Lysestake'), [lights, text('Ljusstakar', 'Lysestaker')], 'ljusstake', [199, 799], 650),
  kind(
    clay,
    text('Bordslampa', 'Bordlampe'),
    [lights, text('Bordslampor', 'Bordlamper')],
    'bordslampa',
    [799, 2999],
    2800,
  ),
  kind(wood, text('Pall', 'Krakk'), [furniture, text('Pallar', 'Krakker')], 'pall', [899, 2499], 4200),
  kind(wood, text('Stol', 'Stol'), [furniture, text('Stolar', 'Stoler')], 'stol', [1999, 5999], 6500),
  kind(wood, text('Vägghylla', 'Vegghylle'), [furniture, text('Hyllor', 'Hyller')], 'vagghylla', [699, 3499], 5200),
  kind(wood, text('Soffbord', 'Sofabord'), [furniture, text('Bord', 'Bord')], 'pall', [2499, 8999], 18000),
  kind(cloth, text('Kudde', 'Pute'), [soft, text('Kuddar', 'Puter')], 'kudde', [299, 799], 450, cushionSizes),
  kind(cloth, text('Pläd', 'Pledd'), [soft, text('Plädar', 'Pledd')], 'plad', [599, 1799], 1100),
  kind(cloth, text('Överkast', 'Sengeteppe'), [bed, text('Överkast', 'Sengetepper')], 'plad', [899, 2799], 2200),
  kind(
    cloth,
    text('Påslakan', 'Dynetrekk'),
    [bed, text('Påslakan', 'Dynetrekk')],
    'plad kudde',
    [599, 1899],
    1300,
    sizes('150×210 cm', '220×210 cm'),
  ),
  kind(
    cloth,
    text('Handduk', 'Håndkle'),
    [towels, text('Badhanddukar', 'Badehåndklær')],
    'handduk',
    [129, 599],
    520,
    towelSizes,
  ),
  kind(
    cloth,
    text('Kökshandduk', 'Kjøkkenhåndkle'),
    [towels, text('Kökshanddukar', 'Kjøkkenhåndklær')],
    'kokshandduk',
    [99, 299],
    140,
  ),
  kind(
    knit,
    text('Ulltröja', 'Ullgenser'),
    [jumpers, text('Ulltröjor', 'Ullgensere')],
    'ulltroja',
    [899, 2199],
    560,
    clothingSizes,
  ),
  kind(knit, text('Kofta', 'Kofte'), [jumpers, text('Koftor', 'Kofter')], 'kofta', [999, 2499], 640, clothingSizes),
  kind(
    knit,
    text('Slipover', 'Slipover'),
    [jumpers, text('Slipovrar', 'Slipovere')],
    'ulltroja kofta',
    [699, 1599],
    380,
    clothingSizes,
  ),
  kind(knit, text('Mössa', 'Lue'), [warm, text('Mössor', 'Luer')], 'mossa', [249, 699], 90),
  kind(knit, text('Halsduk', 'Skjerf'), [warm, text('Halsdukar', 'Skjerf')], 'halsduk', [399, 999], 220),
  kind(knit, text('Vantar', 'Votter'), [warm, text('Vantar', 'Votter')], 'vantar', [249, 599], 110, glovesSizes),
  kind(
    knit,
    text('Raggsockor', 'Raggsokker'),
    [feet, text('Raggsockor', 'Raggsokker')],
    'sockor',
    [129, 299],
    130,
    sockSizes,
  ),
  kind(
    pantry,
    text('Lingonsylt', 'Tyttebærsyltetøy'),
    [breakfast, text('Sylt', 'Syltetøy')],
    'lingonsylt',
    [49, 129],
    420,
  ),
  kind(pantry, text('Honung', 'Honning'), [breakfast, text('Honung', 'Honning')], 'honung', [69, 179], 480, packs),
  kind(
    pantry,
    text('Granola', 'Granola'),
    [breakfast, text('Flingor och müsli', 'Frokostblandinger')],
    'granola',
    [59, 149],
    450,
    packs,
  ),
  kind(pantry, text('Kaffe', 'Kaffe'), [drinks, text('Kaffe', 'Kaffe')], 'kaffe', [79, 199], 500, packs),
  kind(pantry, text('Örtte', 'Urtete'), [drinks, text('Te', 'Te')], 'te-', [59, 159], 110),
  kind(bath, text('Tvål', 'Såpe'), [soap, text('Fasta tvålar', 'Faste såper')], 'tval', [59, 149], 110),
  kind(bath, text('Handtvål', 'Håndsåpe'), [soap, text('Flytande tvål', 'Flytende såpe')], 'handtval', [129, 279], 520),
  kind(bath, text('Handkräm', 'Håndkrem'), [body, text('Krämer', 'Kremer')], 'handkram', [99, 299], 120),
  kind(bath, text('Badsalt', 'Badesalt'), [body, text('Badsalt', 'Badesalt')], 'badsalt', [99, 249], 430),
  kind(toys, text('Träbil', 'Trebil'), [play, text('Bilar', 'Biler')], 'trabil', [149, 449], 260),
  kind(toys, text('Klossar', 'Klosser'), [play, text('Byggklossar', 'Byggeklosser')], 'klossar', [199, 699], 900),
  kind(toys, text('Ringtorn', 'Ringtårn'), [play, text('För de minsta', 'For de minste')], 'ringtorn', [149, 399], 420),
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
