// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { publicComponents, textOf, textsBeside } from '../public-components.ts';

/** A provider shows nothing of its own. */
const components = publicComponents().filter(({ name }) => !name.endsWith('Provider'));

/** What a shopper can do something with: a control, a state, something that opens. */
const behaves =
  /<(?:button|input|select|textarea|form|details|dialog)\b|use(?:State|Reducer|Effect)\(|react-aria-components|on[A-Z]\w+=\{/;

it('knows the components of every entry', () => {
  expect(components.length).toBeGreaterThan(40);
  expect(new Set(components.map(({ entry }) => entry)).size).toBeGreaterThan(1);
});

describe.each(components.map((component) => [component.name, component] as const))('%s', (name, component) => {
  it('says in a sentence what it is', () => {
    expect(textOf(component)).toMatch(new RegExp(`\\*/\\nexport (?:const|function) ${name}\\b`));
  });

  it('is shown in stories', () => {
    const stories = textsBeside(component, '.stories.tsx').filter((text) => text.includes(name));
    expect(stories.join('')).toMatch(/export const \w+: Story/);
  });
});

const behaving = components.filter((component) => behaves.test(textOf(component)));

it.each(behaving.map((component) => [component.name, component] as const))(
  '%s has its behaviour tested',
  (_, component) => {
    const tests = [...textsBeside(component, '.test.tsx'), ...textsBeside(component, '.stories.tsx')];
    expect(tests.some((text) => /\bplay:|\bit(?:\.each\(.*\))?\(/.test(text))).toBe(true);
  },
);
