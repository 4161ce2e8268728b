import { expect, it } from 'vitest';
import { runForm } from '../../page/form/run-form.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { lineNoteForm } from './line-note.form.ts';

async function note(text: string, { canNote = true, isThere = true, refuses = false } = {}) {
  const calls: string[] = [];
  const line = { id: 'l1', groupKey: null, skuId: 7, quantity: 3, message: 'Anna' };
  const cart = {
    cart: { id: 'c1', lines: [line] },
    goOnWith: async (id: string) => void calls.push(`read ${id}`),
    async setQuantity(id: string, quantity: number) {
      calls.push(`set ${id} ${quantity}`);
      return { ok: true };
    },
    async addItems([item]: readonly { quantity: number; message: string | null }[]) {
      calls.push(`add ${item?.quantity} ${item?.message}`);
      return refuses ? { ok: false, refusal: { kind: 'unknown-item' } } : { ok: true };
    },
  };
  const request = async (_document: unknown, sent: { lineId: string; message: string }) => {
    calls.push(`note ${sent.lineId} ${sent.message}`);
    return { noteLine: isThere ? 'c1' : null };
  };
  const extensions = async () => (canNote ? { request } : null);
  const scope = { site: { locale: 'sv' }, stores: { cart }, extensions } as unknown as AppScope; // all that the form looks at
  const sent = new FormData();
  sent.set('item', 'l1');
  sent.set('note', text);
  const ran = await runForm(lineNoteForm, sent, { scope, url: new URL('https://a.example/varukorg') }, (error) => {
    throw error;
  });
  return { calls, status: ran.status };
}

it('gives all units of a line the note by one change, and takes it off again', async () => {
  expect((await note(' Bo ')).calls).toEqual(['note l1 Bo', 'read c1']);
  expect((await note('')).calls).toEqual(['note l1 ', 'read c1']);
});

it('changes nothing where the note is the same', async () => {
  expect((await note('Anna')).calls).toEqual([]);
});

it('says that a line is gone, and reads the cart anew', async () => {
  expect(await note('Bo', { isThere: false })).toEqual({ calls: ['note l1 Bo', 'read c1'], status: 'refused' });
});

it('takes nothing away before the noted units are there, where the account cannot change a note', async () => {
  expect((await note('Bo', { canNote: false })).calls).toEqual(['add 3 Bo', 'set l1 0']);
  expect(await note('Bo', { canNote: false, refuses: true })).toEqual({ calls: ['add 3 Bo'], status: 'refused' });
});
