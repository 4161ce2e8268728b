import type { Frame, SetOut, StillLife } from '../still-life.ts';

/** What stands for a department: its goods, and the few of them that a narrow picture holds. */
interface Department extends Omit<StillLife, 'frames'> {
  category: string;
  alt: Frame['alt'];
  narrow: { only: readonly string[]; alt: Frame['alt'] };
}

const camera = { azimuth: 4, elevation: 10, lens: 70, aperture: 7 };

/** Wide above its list, tall where categories stand side by side. */
function department({ category, narrow, alt, ...still }: Department): StillLife {
  return {
    ...still,
    frames: [
      {
        fileName: `${category}-bred.avif`,
        folder: 'category',
        width: 1440,
        height: 480,
        camera: { ...camera, fill: 0.8 },
        alt,
      },
      {
        fileName: `${category}.avif`,
        folder: 'category',
        width: 640,
        height: 800,
        camera: { ...camera, fill: 0.74 },
        ...narrow,
      },
    ],
  };
}

const pile = (of: string, at: SetOut['at'], tall: number, lift = 0, turn = 0): SetOut => ({ of, at, tall, lift, turn });

/** The eight departments, as their lists and the front page show them. */
export const departments: readonly StillLife[] = [
  department({
    category: 'koket',
    wall: '#dfe0d2',
    goods: [
      { of: 'burk-skafferi-kritvit', at: [-54, 8], tall: 19, turn: 10 },
      { of: 'pepparkvarn-kvist-valnot', at: [-34, 0], tall: 21 },
      { of: 'tallrik-strand-salvia', at: [-8, 2], tall: 2.8 },
      { of: 'kanna-strand-kritvit', at: [22, 8], tall: 23, turn: -20 },
      { of: 'mugg-strand-mossa', at: [40, -8], tall: 9.5, turn: 20 },
      { of: 'skal-strand-mossa', at: [62, 4], tall: 9 },
    ],
    narrow: {
      only: ['kanna-strand-kritvit', 'mugg-strand-mossa'],
      alt: {
        sv: 'En vit kanna och en grön mugg i stengods på ett ekbord.',
        nb: 'En hvit mugge og et grønt krus i steingods på et eikebord.',
      },
    },
    alt: {
      sv: 'Stengods i vitt och grönt, en pepparkvarn och en burk på ett ekbord.',
      nb: 'Steingods i hvitt og grønt, en pepperkvern og en krukke på et eikebord.',
    },
  }),
  department({
    category: 'hemmet',
    wall: '#dcc7b0',
    goods: [
      { of: 'bordslampa-mon-sand', at: [-52, 10], tall: 44 },
      { of: 'vas-aker-terrakotta', at: [-18, 6], tall: 44, isInUse: true },
      { of: 'doftljus-stilla-rok', at: [6, -10], tall: 12, isInUse: true },
      { of: 'ljusstake-vaka-massing', at: [28, 8], tall: 34, isInUse: true },
      { of: 'vas-sten-lag-terrakotta', at: [58, 4], tall: 18 },
    ],
    narrow: {
      only: ['bordslampa-mon-sand', 'vas-aker-terrakotta'],
      alt: {
        sv: 'En sandfärgad bordslampa och en vas i terrakotta med kvistar.',
        nb: 'En sandfarget bordlampe og en vase i terrakotta med kvister.',
      },
    },
    alt: {
      sv: 'En sandfärgad bordslampa, ljusstakar och vaser i terrakotta.',
      nb: 'En sandfarget bordlampe, lysestaker og vaser i terrakotta.',
    },
  }),
  department({
    category: 'textil',
    wall: '#e3ddd0',
    table: 'birch',
    goods: [
      pile('plad-frost-senap', [-66, 0], 12, 0, 6),
      pile('plad-frost-ljusgra', [-66, 0], 12, 12, -4),
      { of: 'kudde-lin-havre', at: [-12, 14], tall: 46 },
      { of: 'kudde-lin-rost', at: [26, 4], tall: 42, turn: 10 },
      pile('handduk-tjarn-isbla', [76, -2], 9, 0, -8),
      pile('handduk-tjarn-kritvit', [76, -2], 9, 9, -2),
    ],
    narrow: {
      only: ['kudde-lin-havre', 'kudde-lin-rost'],
      alt: { sv: 'Två kuddar i lin, i havre och rost.', nb: 'To puter i lin, i havre og rust.' },
    },
    alt: {
      sv: 'Kuddar i lin, vikta plädar och handdukar.',
      nb: 'Puter i lin, brettede pledd og håndklær.',
    },
  }),
  department({
    category: 'klader',
    wall: '#d5d3c8',
    table: 'birch',
    goods: [
      pile('halsduk-bris-senap', [-62, -4], 9, 0, 10),
      pile('ulltroja-hed-gran', [-18, 4], 10, 0, 4),
      pile('ulltroja-hed-havre', [-18, 4], 10, 10, -3),
      pile('ulltroja-hed-rost', [-18, 4], 10, 20, 2),
      pile('ulltroja-hed-marin', [34, 2], 10, 0, -8),
      pile('halsduk-bris-ljusgra', [34, 0], 8, 10, 6),
    ],
    narrow: {
      only: ['ulltroja-hed-gran', 'ulltroja-hed-havre', 'ulltroja-hed-rost'],
      alt: { sv: 'Tre vikta ulltröjor i en hög.', nb: 'Tre brettede ullgensere i en bunke.' },
    },
    alt: {
      sv: 'Tre vikta ulltröjor i en hög, bredvid halsdukar i ull.',
      nb: 'Tre brettede ullgensere i en bunke, ved siden av skjerf i ull.',
    },
  }),
  department({
    category: 'mat-och-dryck',
    wall: '#d9d2bf',
    table: 'walnut',
    goods: [
      { of: 'kaffe-mellanrost-gran', at: [-52, 8], tall: 24, turn: 12 },
      { of: 'te-tradgard-kamomill', at: [-28, 2], tall: 13 },
      { of: 'sylt-skog-hjortron', at: [-8, -6], tall: 11, turn: 8 },
      { of: 'honung-ang-barnsten', at: [10, 4], tall: 11, turn: -10 },
      { of: 'saft-bondens-svartvinbar', at: [32, 10], tall: 29 },
      { of: 'rapsolja-kallpressad-senap', at: [50, 4], tall: 27 },
    ],
    narrow: {
      only: ['honung-ang-barnsten', 'saft-bondens-svartvinbar', 'rapsolja-kallpressad-senap'],
      alt: {
        sv: 'En burk honung, en flaska saft och en flaska rapsolja.',
        nb: 'Et glass honning, en flaske saft og en flaske rapsolje.',
      },
    },
    alt: {
      sv: 'Kaffe, te, sylt, honung, saft och rapsolja på ett bord.',
      nb: 'Kaffe, te, syltetøy, honning, saft og rapsolje på et bord.',
    },
  }),
  department({
    category: 'bad',
    wall: '#d6dcd8',
    table: 'birch',
    goods: [
      pile('handduk-tjarn-kritvit', [-54, 4], 9, 0, 6),
      pile('handduk-tjarn-mossa', [-54, 4], 9, 9, 2),
      { of: 'tvalpump-stengods-kritvit', at: [-14, 4], tall: 18, turn: 15 },
      { of: 'handtval-enbar', at: [6, -2], tall: 17 },
      { of: 'badsalt-strand-lavendel', at: [28, 2], tall: 13 },
      { of: 'tval-havre-salvia', at: [48, -8], tall: 5, turn: -20 },
    ],
    narrow: {
      only: ['tvalpump-stengods-kritvit', 'handtval-enbar'],
      alt: {
        sv: 'En tvålpump i stengods och en flaska handtvål.',
        nb: 'En såpepumpe i steingods og en flaske håndsåpe.',
      },
    },
    alt: {
      sv: 'Handdukar, tvålpumpar, badsalt och en fast tvål.',
      nb: 'Håndklær, såpepumper, badesalt og en fast såpe.',
    },
  }),
  department({
    category: 'barn',
    wall: '#e6dcc4',
    table: 'birch',
    goods: [
      pile('barnfilt-dun-salvia', [-50, 6], 11, 0, 8),
      { of: 'trabil-rulle-senap', at: [-14, -6], tall: 8, turn: 25 },
      { of: 'ringtorn-topp-flera', at: [12, 6], tall: 22 },
      { of: 'trabil-rulle-lingon', at: [42, 0], tall: 8, turn: -20 },
      { of: 'trabil-rulle-skymning', at: [62, 8], tall: 8, turn: 14 },
    ],
    narrow: {
      only: ['ringtorn-topp-flera', 'trabil-rulle-senap'],
      alt: { sv: 'Ett ringtorn och en gul träbil.', nb: 'Et stabletårn og en gul trebil.' },
    },
    alt: {
      sv: 'Ett ringtorn och träbilar bredvid en vikt filt.',
      nb: 'Et stabletårn og trebiler ved siden av et brettet teppe.',
    },
  }),
  department({
    category: 'presenter',
    wall: '#d9c9b4',
    table: 'oak',
    goods: [
      { of: 'presentask-ljus-havre', at: [-56, 2], tall: 16, turn: 14 },
      { of: 'presentask-ljus-gran', at: [-22, 6], tall: 20, turn: -12 },
      { of: 'doftljus-stilla-flader', at: [4, -6], tall: 9 },
      { of: 'presentask-ljus-lingon', at: [30, 4], tall: 18, turn: 22 },
      { of: 'ljuslykta-glimt-flaskgron', at: [58, -2], tall: 9, isInUse: true },
    ],
    narrow: {
      only: ['presentask-ljus-gran', 'presentask-ljus-lingon'],
      alt: { sv: 'En grön och en röd presentask med rosett.', nb: 'En grønn og en rød gaveeske med sløyfe.' },
    },
    alt: {
      sv: 'Presentaskar med rosett i grönt, rött och beige, och en tänd ljuslykta.',
      nb: 'Gaveesker med sløyfe i grønt, rødt og beige, og en tent lyslykt.',
    },
  }),
];
