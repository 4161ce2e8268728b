import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsIn, type Snippet } from './testing/compile-snippets.ts';

/** What a snippet takes from the ones before it, or from its reader. */
const surroundings = `
import type * as sdk from '@torg/commerce-sdk';
import type * as domain from '@torg/commerce-sdk/domain';
import type * as beyond from '@torg/commerce-sdk/extensions';
import type { createSearchModule, SearchEventQueue, SearchProvider } from '@torg/commerce-sdk/search';
import type { createSubscriptions } from '@torg/commerce-sdk/subscriptions';
declare global {
  const client: sdk.CommerceClient;
  const extensions: beyond.ExtensionsClient;
  const shop: sdk.CommerceClientOptions;
  const account: Omit<Parameters<typeof createSubscriptions>[0], 'url'>;
  const [id, cartId, publicId, token, message, authEndpoint, signEndpoint]: string[];
  const skuId: number;
  const auth: sdk.AuthClient;
  const session: sdk.AuthSession;
  const [storage, cartIdStorage]: sdk.TextStorage[];
  function draw(projected: object): void;
  const [cart, laterCart]: domain.Cart[];
  const cartSession: sdk.CartSession;
  const countedCart: Parameters<typeof domain.cartTotals>[0];
  const checkout: domain.Checkout;
  const details: domain.CheckoutDetails;
  const situation: Parameters<typeof domain.neededFields>[0];
  const product: domain.Product;
  const productPackage: domain.ProductPackage;
  const factSubject: Parameters<typeof domain.productFacts>[1];
  const priceHistory: Parameters<typeof domain.lowestPriceAt>[0] & Parameters<typeof domain.priorPrice>[0];
  const campaignStart: Date;
  const rates: readonly domain.VatRate[];
  const openingHours: domain.OpeningHours;
  const articles: Parameters<typeof domain.judgeRows>[1];
  const rows: Parameters<typeof domain.sumRows>[0];
  const addressParts: Parameters<typeof beyond.keepAddress>[1]['address'];
  const deliveryRequest: Parameters<typeof beyond.getDeliveryEstimate>[1];
  const favouriteChanges: Parameters<typeof beyond.changeFavourites>[1];
  const question: Parameters<typeof beyond.askQuestion>[1];
  const review: sdk.PostReviewRequest;
  const widgetPlace: sdk.WidgetAreaRequest;
  const redirectOptions: sdk.ReadRedirectsOptions;
  const provider: SearchProvider;
  const report: Parameters<typeof createSearchModule>[0]['report'];
  const queue: SearchEventQueue;
}`;

/** What guides show of packages that are not installed here. */
const others = `
declare module 'vue' {
  export function shallowRef<Value>(value: Value): { value: Value };
  export function computed<Value>(read: () => Value): { readonly value: Value };
  export function onScopeDispose(end: () => void): void;
}
declare module 'gql.tada' {
  type Answer = { channel: { name: string } | null };
  export function initGraphQLTada<Setup extends { introspection: object; scalars: object }>(): (
    text: string,
  ) => { kind: 'Document'; __apiType?: (variables: object) => Answer; setup?: Setup };
}
declare module '@0no-co/graphql.web' {
  export function print(tree: { readonly kind: string }): string;
}`;

/** What a guide has generated before its code is written. */
const generated = `
import { TypedDocumentString } from '@torg/commerce-sdk';
interface Mugs {
  products: { products: ({ name: string | null } | null)[] | null } | null;
}
export function graphql(text: string): TypedDocumentString<Mugs, { take: number }> {
  return new TypedDocumentString(text);
}`;

const around: Snippet[] = [
  ['gql/index.ts', generated],
  ['graphql-env.ts', 'export interface introspection { name: string }'],
  ['surroundings.ts', surroundings],
  ['others.d.ts', others],
];
const root = new URL('../', import.meta.url);
const guides = readdirSync(new URL('guides/', root)).map((name) => `guides/${name}`);

/** The code of a text, by where it stands. */
function snippetsOf(path: string): Snippet[] {
  const blocks = [...readFileSync(new URL(path, root), 'utf8').matchAll(/^```[jt]s\n(.*?)^```/gms)];
  return blocks.map(([, code = ''], index) => [`${path.replaceAll('/', '-')}-${index + 1}.ts`, code]);
}

it('shows code in its README and guides that compiles', () => {
  for (const path of ['README.md', ...guides]) expect(snippetsOf(path), path).not.toEqual([]);
  expect(guides.length).toBeGreaterThan(5);
  expect(problemsIn(['README.md', ...guides].flatMap(snippetsOf), around)).toEqual([]);
}, 60_000);

describe('the examples of functions', () => {
  const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?!generated).*(?<!\.test)\.ts$/.test(name.replaceAll('\\', '/')))
    .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), import.meta.url), 'utf8'));
  const examples = new Map(sources.flatMap(examplesOf));
  const entries = [
    'index',
    'domain',
    'extensions',
    'graphql-request',
    'postal-codes',
    'react',
    'search',
    'subscriptions',
    'testing',
  ];

  it.each(entries)('are there for each that the entry %s has', (entry) => {
    expect(functionsOf(entry).filter((name) => !examples.has(name))).toEqual([]);
  });

  it('compile', () => {
    const imports = entries.map((entry) => {
      const path = entry === 'index' ? '' : `/${entry}`;
      return `import { ${functionsOf(entry).join(', ')} } from '@torg/commerce-sdk${path}';`;
    });
    // An example may name what it makes as the thing that it shows.
    const wrapped = [...examples].map(([name, code]): Snippet => {
      return [
        `example-${name}.ts`,
        `${imports.join('')}import { createElement } from 'react';export async function example() {\n${code}}`,
      ];
    });
    expect(problemsIn(wrapped, around)).toEqual([]);
  }, 60_000);

  /** The functions of an entry, by the report of its names. */
  function functionsOf(entry: string): string[] {
    const report = readFileSync(new URL(`reports/${entry}.api.md`, root), 'utf8');
    return [...new Set([...report.matchAll(/^export (?:declare )?function (\w+)/gm)].map(([, name = '']) => name))];
  }
});

/** The examples that docstrings of functions have, by the function. */
function examplesOf(source: string): Snippet[] {
  const docs = [...source.matchAll(/\/\*\*((?:(?!\*\/)[^])*?)\*\/\s*export (?:async )?function (\w+)/g)];
  return docs.flatMap(([, text = '', name = '']) => {
    const [, example] = /@example\n([^]*)$/.exec(text) ?? [];
    return example === undefined ? [] : [[name, example.replace(/^ *\* ?/gm, '').trimEnd() + '\n'] as const];
  });
}
