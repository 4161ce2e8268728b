import type { Localised } from '../catalogue/seed-types.ts';
import type { Container } from './container.ts';

/** Where an entry of a menu leads: keys of the catalogue or of a page, or an address of its own. */
export type SeedMenuTarget =
  { category: string } | { brand: string } | { page: string } | { url: Localised } | 'categories' | 'heading';

export interface SeedMenuItem {
  target: SeedMenuTarget;
  /** Left out where the entry is called what its target is called. */
  label?: Localised;
  isOpen?: boolean;
  isHidden?: boolean;
  opensBlank?: boolean;
  children?: readonly SeedMenuItem[];
}

export interface SeedMenu {
  key: string;
  name: string;
  title: Localised;
  locations: readonly string[];
  items: readonly SeedMenuItem[];
}

/** Rows of widgets in each language. */
export type LocalisedContainers = Readonly<Record<keyof Localised, readonly Container[]>>;

/** A page of its own address, or the content of an area. */
export interface SeedCollection {
  key: string;
  family: string;
  /** Absent for a page. */
  area?: { name: string; index: number };
  /** What a page is called in addresses; absent for areas. */
  alias?: Localised;
  name: string;
  title: Localised;
  meta?: { title: Localised; description: Localised };
  tags?: readonly string[];
  isDraft?: boolean;
  /** ISO dates; a page is shown from the first and until the second. */
  active?: { from?: string; to?: string };
  /** Where an area's content is shown. Categories and brands are named by their keys. */
  conditions?: readonly { key: string; value: string }[];
  containers: LocalisedContainers;
}

/** What the page of a list says. */
export interface SeedListPage {
  key: string;
  kind: 'default' | 'category' | 'brand' | 'campaign' | 'list';
  /** Key of the category, brand or campaign; absent for what holds for all of the kind. */
  target?: string;
  alias?: Localised;
  path?: Localised;
  name?: Localised;
  primaryDescription?: Localised;
  secondaryDescription?: Localised;
  metaTitle?: Localised;
  metaDescription?: Localised;
  /** The wide picture above the list; a file in the folder of its kind, such as `pictures/campaign/`. */
  backgroundImage?: string;
}

export interface SeedContent {
  /** Changes whenever the content does, so that a kept database is seeded again. */
  version: string;
  menus: readonly SeedMenu[];
  collections: readonly SeedCollection[];
  listPages: readonly SeedListPage[];
  /** Words that shoppers type for words of the catalogue; for a shop that has none yet. */
  synonyms?: readonly SeedSynonym[];
}

/** A word that shoppers type, and the word of the catalogue that it means, in one language. */
export interface SeedSynonym {
  language: keyof Localised;
  typed: string;
  meant: string;
}
