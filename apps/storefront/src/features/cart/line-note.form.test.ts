import { expect, it } from 'vitest';
import { runForm } from '../../page/form/run-form.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { lineNoteForm } from './line-note.form.ts';

async function note(text: string, { refuses = false } = {}) {
  const calls: string[] = [];
  const line = { id: 'l1', groupKey: null, skuId: 7, quantity: 3, message: 'Anna' };
  const cart = {
    cart: { lines: [line] },
    async setQuantity(id: string, quantity: number) {
      calls.push(`set ${id} ${quantity}`);
      return { ok: true };
    },
    async addItems([item]: readonly { quantity: number; message: string | null }[]) {
      calls.push(`add ${item?.quantity} ${item?.message}`);
      return refuses && calls.length === 2 ? { ok: false, refusal: { kind: 'unknown-item' } } : { ok: true };
    },
  };
  const scope = { site: { locale: 'sv' }, stores: { cart } } as unknown as AppScope; // all that the form looks at
  const sent = new FormData();
  sent.set('item', 'l1');
  sent.set('note', text);
  const ran = await runForm(lineNoteForm, sent, { scope, url: new URL('https://a.example/varukorg') }, (error) => {
    throw error;
  });
  return { calls, status: ran.status };
}

it('gives all units of a line the note, and takes it off again', async () => {
  expect((await note(' Bo ')).calls).toEqual(['set l1 0', 'add 3 Bo']);
  expect((await note('')).calls).toEqual(['set l1 0', 'add 3 null']);
});

it('changes nothing where the note is the same', async () => {
  expect((await note('Anna')).calls).toEqual([]);
});

it('has the units back as they were where the note is refused', async () => {
  expect(await note('Bo', { refuses: true })).toEqual({
    calls: ['set l1 0', 'add 3 Bo', 'add 3 Anna'],
    status: 'refused',
  });
});
