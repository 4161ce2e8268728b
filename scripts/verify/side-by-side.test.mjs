import { expect, it } from 'vitest';
import { runSideBySide } from './side-by-side.mjs';
import { stages } from './stages.mjs';

/** Runs stages that end when they are told to; `running` names those that are under way. */
function open(list, cores) {
  const ends = new Map();
  const run = ({ name }) => new Promise((resolve) => ends.set(name, () => resolve(`${name} is done`)));
  const results = runSideBySide(list, cores, run);
  const end = async (name) => {
    ends.get(name)();
    ends.delete(name);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { results, end, running: () => [...ends.keys()] };
}

it('runs as many stages at a time as there are cores, and gives their results in order', async () => {
  const { results, end, running } = open([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2);
  expect(running()).toEqual(['a', 'b']);
  await end('b');
  expect(running()).toEqual(['a', 'c']);
  await end('c');
  await end('a');
  expect(await Promise.all(results)).toEqual(['a is done', 'b is done', 'c is done']);
});

it('leaves a stage alone that takes all cores, and lets none overtake it', async () => {
  const { end, running } = open([{ name: 'a' }, { name: 'b' }, { name: 'alone', cores: Infinity }, { name: 'd' }], 2);
  await end('a');
  expect(running()).toEqual(['b']);
  await end('b');
  expect(running()).toEqual(['alone']);
  await end('alone');
  expect(running()).toEqual(['d']);
});

it('runs one after another where there is one core', async () => {
  const { end, running } = open([{ name: 'a', cores: 2 }, { name: 'b' }], 1);
  expect(running()).toEqual(['a']);
  await end('a');
  expect(running()).toEqual(['b']);
});

it('starts a stage only when the one that it comes after has ended', async () => {
  const { end, running } = open([{ name: 'a' }, { name: 'b', after: 'a' }], 2);
  expect(running()).toEqual(['a']);
  await end('a');
  expect(running()).toEqual(['b']);
});

it('names in each stage of ours only an earlier one to come after', () => {
  const names = stages().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [index, { after }] of stages().entries()) {
    if (after !== undefined) expect(names.slice(0, index)).toContain(after);
  }
});
