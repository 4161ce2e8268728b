import type { PreservedAttributes } from '../preserved-attributes.ts';

interface Fact {
  name: string;
  value: string;
}

interface FactWords {
  name: string;
  /** What Google's words are called, where they say something: that goods are new goes without saying. */
  values: Readonly<Record<string, string>>;
}

type FactWordsOf = Readonly<Record<'condition' | 'gender' | 'age_group', FactWords>>;

const swedish: FactWordsOf = {
  condition: { name: 'Skick', values: { refurbished: 'Renoverad', used: 'Begagnad' } },
  gender: { name: 'Kön', values: { male: 'Herr', female: 'Dam', unisex: 'Unisex' } },
  age_group: {
    name: 'Åldersgrupp',
    values: { newborn: 'Nyfödd', infant: 'Spädbarn', toddler: 'Småbarn', kids: 'Barn', adult: 'Vuxen' },
  },
};

const norwegian: FactWordsOf = {
  condition: { name: 'Tilstand', values: { refurbished: 'Oppusset', used: 'Brukt' } },
  gender: { name: 'Kjønn', values: { male: 'Herre', female: 'Dame', unisex: 'Unisex' } },
  age_group: {
    name: 'Aldersgruppe',
    values: { newborn: 'Nyfødt', infant: 'Spedbarn', toddler: 'Småbarn', kids: 'Barn', adult: 'Voksen' },
  },
};

const shown = ['condition', 'gender', 'age_group'] as const;

/** What attributes tell a shopper, as facts in the words of a language. Values that are not Google's stand as they are. */
export function factsOfAttributes(attributes: PreservedAttributes, languageId: string): Fact[] {
  const words = languageId === 'nb-NO' ? norwegian : swedish;
  return shown.flatMap((attribute) => {
    const value = attributes[attribute];
    if (value === undefined || value.toLowerCase() === 'new') return [];
    const { name, values } = words[attribute];
    return [{ name, value: values[value.toLowerCase()] ?? value }];
  });
}
