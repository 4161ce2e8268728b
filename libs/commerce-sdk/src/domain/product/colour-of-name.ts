/** How colours look, in hexadecimal, and what each is called in Swedish and Norwegian. */
const table: readonly string[] = [
  '26231f svart sort',
  'f7f5f0 vit hvit',
  '8c8a86 grå',
  '43444a grafit grafitt',
  'c3c5c7 silver sølv',
  '3a3d40 antracit antrasitt',
  '4f6f9b blå',
  'b5d0dc isblå',
  'a9c4dc ljusblå lyseblå',
  '26365a mörkblå mørkeblå',
  '24304f marin',
  '3e9a9b turkos turkis',
  '1f5a66 petrol',
  '4c7a4f grön grønn',
  '6d7a4a mossa mose',
  'a3b096 salvia salvie',
  '74743f oliv oliven',
  '2f4a3a grangrön grangrønn',
  '27452f mörkgrön mørkegrønn',
  'b4cda0 ljusgrön lysegrønn',
  'b0322d röd rød',
  '9c2f33 lingon tyttebær',
  '6d2230 vinröd vinrød',
  'a6502c rost rust',
  'c06a49 terrakotta terrakott',
  'e07a2c orange oransje',
  'e2b93b gul',
  'c9992f senap sennep',
  'c9a24a guld gull',
  'b5924c mässing messing',
  'e3a9b3 rosa',
  '9b7290 ljung lyng',
  '86669c lila',
  'a99bc4 lavendel',
  '6d4a32 brun',
  '5c4030 valnöt valnøtt',
  'c29a6a ek eik',
  'e0c79d björk bjørk',
  'dcb77f tall furu',
  'd8c8ae beige',
  'd5c3a3 sand',
  'ddd0b8 havre',
  'e4d8c3 natur',
  'd9cdb8 linne lin',
  'f1e7d2 grädde krem',
  'b06a45 koppar kobber',
  'b8722d bärnsten rav',
];

const words: ReadonlyMap<string, string> = new Map(
  table.flatMap((row) => {
    const [digits = '', ...names] = row.split(' ');
    return names.map((name) => [name, `#${digits}`] as const);
  }),
);

/** They end other words by chance, as `tall` does metal. */
const aloneOnly = new Set(['ek', 'eik', 'tall', 'rav', 'lin', 'sort', 'natur']);

const endings = [...words.keys()]
  .filter((word) => !aloneOnly.has(word))
  .sort((one, other) => other.length - one.length);

/**
 * How a colour looks by what it is called, as `#rrggbb`: `Skymningsblå` is a blue, `Mörkgrön` a dark green. Null for a name
 * that says no colour that is known, such as one of several. What an account knows of its own colours comes before this.
 *
 * @example
 * const colour = colourOfName('Mörkblå'); // null for what is no colour
 */
export function colourOfName(name: string): string | null {
  const parts = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const exact = parts.find((part) => words.has(part));
  if (exact !== undefined) return words.get(exact) ?? null;
  // What a compound means stands last in it.
  const ending = endings.find((word) => parts.some((part) => part.endsWith(word)));
  return ending === undefined ? null : (words.get(ending) ?? null);
}
