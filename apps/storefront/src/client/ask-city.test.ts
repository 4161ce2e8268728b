import { expect, it } from 'vitest';
import { askCity } from './ask-city.ts';

const answering = (answer: Response | Error) => {
  const asked: unknown[] = [];
  const send: typeof fetch = async (address) => {
    asked.push(address);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, send };
};

it("asks the shop's server", async () => {
  const { asked, send } = answering(Response.json({ city: 'Stockholm' }));
  expect(await askCity('SE', '11122', send)).toBe('Stockholm');
  expect(asked).toEqual(['/postal-codes/SE/11122']);
});

it.each([
  ['the code is not known', Response.json({ city: null }, { status: 404 })],
  ['no answer comes', new TypeError('Failed to fetch')],
  ['something else answers', new Response('<p>Bad gateway</p>', { status: 502 })],
])('knows no city where %s', async (_, answer) => {
  expect(await askCity('SE', '99999', answering(answer).send)).toBeNull();
});
