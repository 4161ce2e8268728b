// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadMessages } from '@torg/i18n';
import { createTranslation, TranslateProvider } from '@torg/i18n/react';
import type { AppScope } from '../../scope/app-scope.ts';
import { ScopeProvider } from '../../scope/scope-context.tsx';
import { CityOfPostalCode } from './city-of-postal-code.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const translation = createTranslation({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});

const cities: Readonly<Record<string, string>> = { 'SE 11122': 'Stockholm', 'SE 21122': 'Malmö' };
/** Lets answers come when a test says so. */
let answers: (() => void)[];
/** What the form was told of, as of a shopper's typing. */
let heard: string[];
let root: Root;

const scope = {
  site: { marketId: 'se', languageId: 'sv-SE' },
  stores: { market: { checkoutMarket: 'se', checkoutMarkets: [{ alias: 'se', country: 'SE' }] } },
  cityOf: (country: string, zip: string) =>
    new Promise((resolve) => answers.push(() => resolve(cities[`${country} ${zip}`] ?? null))),
} as unknown as AppScope; // all that is looked at

function Page({ typed }: { typed: Readonly<Record<string, string>> }) {
  const form = useRef<HTMLFormElement>(null);
  const names = ['billingAddress', 'shippingAddress'].flatMap((name) => [`${name}.zip`, `${name}.city`]);
  return (
    <ScopeProvider value={scope}>
      <TranslateProvider translation={translation}>
        <form ref={form} onChange={({ target }) => heard.push((target as unknown as HTMLInputElement).name)}>
          {names.map((name) => (
            <input key={name} name={name} defaultValue={typed[name] ?? ''} />
          ))}
        </form>
        <CityOfPostalCode form={form} />
      </TranslateProvider>
    </ScopeProvider>
  );
}

const open = (typed: Readonly<Record<string, string>> = {}) => act(async () => root.render(<Page typed={typed} />));

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
}

const type = (name: string, text: string) =>
  act(async () => {
    field(name).value = text;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });

const answer = () => act(async () => answers.splice(0).forEach((give) => give()));

const said = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  [answers, heard] = [[], []];
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(() => act(async () => root.unmount()));

it.each(['billingAddress', 'shippingAddress'])(
  'fills in the city of %s once its code is whole, and says so',
  async (name) => {
    await open();
    await type(`${name}.zip`, '111 2');
    expect(answers).toHaveLength(0);
    await type(`${name}.zip`, '111 22');
    await answer();
    expect(field(`${name}.city`).value).toBe('Stockholm');
    expect(heard).toContain(`${name}.city`);
    expect(said()).toBe('Orten Stockholm är ifylld efter postnumret');
  },
);

it('leaves what somebody typed, before the answer or after it', async () => {
  await open();
  await type('billingAddress.city', 'Sthlm');
  await type('billingAddress.zip', '11122');
  expect(answers).toHaveLength(0);
  await type('billingAddress.city', '');
  await type('billingAddress.zip', '11122');
  await type('billingAddress.city', 'S');
  await answer();
  expect(field('billingAddress.city').value).toBe('S');
  expect(said()).toBe('');
});

it('fills in a city that Tab led to before the answer, and writes over nobody who has begun there', async () => {
  await open();
  await type('billingAddress.zip', '11122');
  field('billingAddress.city').focus();
  await answer();
  expect(field('billingAddress.city').value).toBe('Stockholm');
  expect(field('billingAddress.city').selectionEnd).toBe('Stockholm'.length);
  expect(field('billingAddress.city').selectionStart).toBe(0);
  // They stand in what is written now, so another code changes nothing there.
  await type('billingAddress.zip', '21122');
  await answer();
  expect(field('billingAddress.city').value).toBe('Stockholm');
});

it('follows the code with what it filled in itself, and with nothing where the code is not known', async () => {
  await open();
  await type('billingAddress.zip', '21122');
  await answer();
  await type('billingAddress.zip', '11122');
  await answer();
  expect(field('billingAddress.city').value).toBe('Stockholm');
  await type('billingAddress.zip', '99999');
  await answer();
  expect([field('billingAddress.city').value, said()]).toEqual(['', '']);
});

it('follows the code with a city that it filled in on an earlier visit, and leaves another', async () => {
  await open({
    'billingAddress.zip': '111 22',
    'billingAddress.city': 'Stockholm',
    'shippingAddress.zip': '111 22',
    'shippingAddress.city': 'Sthlm',
  });
  expect(answers).toHaveLength(0);
  await type('billingAddress.zip', '21122');
  await type('shippingAddress.zip', '21122');
  await answer();
  expect(field('billingAddress.city').value).toBe('Malmö');
  expect(field('shippingAddress.city').value).toBe('Sthlm');
});

it('follows the code with a city that was written into the form after it was there', async () => {
  await open();
  field('billingAddress.zip').value = '111 22';
  field('billingAddress.city').value = 'Stockholm';
  field('billingAddress.zip').focus();
  await type('billingAddress.zip', '2');
  await type('billingAddress.zip', '21122');
  await answer();
  expect(field('billingAddress.city').value).toBe('Malmö');
});

it('follows the code once it is typed again, where somebody stood in the field of the city', async () => {
  await open({ 'billingAddress.zip': '111 22', 'billingAddress.city': 'Stockholm' });
  await type('billingAddress.zip', '21122');
  field('billingAddress.city').focus();
  await answer();
  expect(field('billingAddress.city').value).toBe('Stockholm');
  field('billingAddress.zip').focus();
  await type('billingAddress.zip', '21122');
  await answer();
  expect(field('billingAddress.city').value).toBe('Malmö');
});

it('does nothing with an answer that is late', async () => {
  await open();
  await type('billingAddress.zip', '21122');
  await type('billingAddress.zip', '2112');
  await answer();
  expect(field('billingAddress.city').value).toBe('');
});

it('looks at a code that was typed before it was there', async () => {
  await open({ 'billingAddress.zip': '11122' });
  await answer();
  expect(field('billingAddress.city').value).toBe('Stockholm');
});
