import { expect, it } from 'vitest';
import { allCommands } from './all-commands.ts';
import { readAmount, readId } from './read-number.ts';
import { helpLines, readShopCommand } from './read-shop-command.ts';

const read = (...args: string[]) => readShopCommand(allCommands, args);

it.each([
  ['reviews'],
  ['review', 'accept', '7'],
  ['review', 'decline', '7'],
  ['reviews', 'unreplied'],
  ['review', 'reply', '7', 'Tack!'],
  ['question', 'decline', '7'],
  ['questions'],
  ['answer', '7', 'Ja, den tål maskin.'],
  ['answer', '7', 'Ja.', '--author', 'Ragna'],
  ['price', 'mugg-vit', '199,50'],
  ['price', 'MUG-1', '199', '--market', 'no', '--regular', '249'],
  ['synonyms'],
  ['synonym', 'strumpa', 'socka'],
  ['synonym', 'strømpe', 'sokk', '--language', 'nb'],
  ['synonym', 'remove', 'strumpa'],
  ['companies'],
  ['company', '5599990008', 'Lindbacka Bygg AB', '--administrator', 'karin@torg.example', '--credit', '50000'],
  ['company', 'credit', '999999999', '499,50', '--country', 'NO'],
  ['price-lists'],
  ['price-list', 'avtal-2027', 'Avtal 2027'],
  ['price-list', 'show', 'avtal'],
  ['price-list', 'price', 'avtal', 'MUG-1', '149,50', '--from', '10', '--market', 'no'],
  ['price-list', 'price', 'avtal', 'MUG-1', 'none'],
  ['stock', 'MUG-1', '12'],
  ['stock', 'MUG-1', '-12'],
  ['exempt', 'MUG-1', 'made-to-order'],
  ['exempt', 'MUG-1', 'none'],
  ['impersonate', 'anna@torg.example', '--by', 'Ragna'],
  ['orders'],
  ['orders', '--status', 'pending'],
  ['order', 'show', '10001'],
  ['withdrawals'],
  ['preview', '--by', 'Ragna'],
  ['gift-card', '499,50'],
  ['gift-card', 'renew', '10001', '--by', 'Ragna'],
  ['payments', 'owed'],
  ['payment', 'returned', 'session-1'],
  ['mails'],
  ['mail', 'retry'],
  ['mail', 'retry', '7'],
])('understands %s %s %s %s', (...args) => {
  expect(read(...args.filter((arg) => arg !== undefined))).toMatchObject({ ok: true });
});

it.each([
  [['review', 'accept'], /id of a review/],
  [['review', 'accept', 'x'], /id of a review/],
  [['review', 'reply', '7'], /reply in quotes/],
  [['review', 'reply', 'x', 'Tack!'], /id of a review/],
  [['question', 'decline'], /id of a question/],
  [['synonym', 'strumpa'], /a word that shoppers type/],
  [['synonym', 'a', 'b', '--language', 'fi'], /sv or nb/],
  [['synonym', 'remove'], /Give one word/],
  [['company', '5599990008'], /its name in quotation marks/],
  [['company', '5599990008', 'Lindbacka', '--credit', '1'], /--administrator EMAIL/],
  [['company', '5599990008', 'Lindbacka', '--administrator', 'a@b.example'], /credit as an amount/],
  [['company', 'credit', '5599990008', '1', '--country', 'FI'], /SE or NO/],
  [['answer', '7'], /answer in quotes/],
  [['answer', '7', 'Ja,', 'den'], /answer in quotes/],
  [['answer', '7', 'Ja', '--autor', 'x'], /Unknown option '--autor'/],
  [['price', 'mugg-vit'], /like 199 or 199,50/],
  [['price', 'mugg-vit', '1 000'], /like 199 or 199,50/],
  [['price', 'mugg-vit', '1', '--regular', 'x'], /like 199 or 199,50/],
  [['price-list', 'avtal'], /its name in quotation marks/],
  [['price-list', 'Avtal 1', 'Avtal'], /small letters, digits and hyphens/],
  [['price-list', 'show'], /one price list/],
  [['price-list', 'price', 'avtal', 'MUG-1'], /like 199 or 199,50, or none/],
  [['price-list', 'price', 'avtal', 'MUG-1', '99', '--from', '0'], /--from as a whole number/],
  [['stock', 'MUG-1', '1.5'], /units as 12/],
  [['stock'], /one article number/],
  [['exempt', 'MUG-1', 'cheap'], /newspaper or none/],
  [['impersonate', 'anna@torg.example'], /--by who you are/],
  [['mail', 'retry', 'all'], /id of a mail/],
  [['orders', '--status', 'lost'], /pending-payment, pending, backorder/],
  [['order', 'show', 'x'], /number of one order/],
  [['order', 'move', '10001', 'lost', '--by', 'Ragna'], /the new state, one of/],
  [['order', 'move', '10001', 'completed'], /--by who you are/],
  [['order', 'send', '10001', '--by', 'Ragna'], /with --parcel/],
  [['order', 'refund', '10001', '--by', 'Ragna', '--reason', 'Retur'], /either --all/],
  [['order', 'refund', '10001', '--all', '--line', 'A=1', '--by', 'R', '--reason', 'r'], /either --all/],
  [['order', 'refund', '10001', '--line', 'A', '--by', 'R', '--reason', 'r'], /ARTICLE-NUMBER=UNITS/],
  [['order', 'refund', '10001', '--all', '--by', 'R'], /--reason why/],
  [['payment', 'returned'], /session of one payment/],
  [['gift-card', '0'], /like 500/],
  [['gift-card', '100', '--currency', 'KR'], /one of SEK/],
  [['balance', 'give', 'anna@torg.example', '100', '--by', 'Ragna'], /--for what it is for/],
  [['preview'], /--by who you are/],
])('says what is wrong with %j, and how to write it', (args, problem) => {
  const answer = read(...args);
  expect(answer).toMatchObject({ ok: false, problem: expect.stringMatching(problem) });
  expect(answer).toMatchObject({ problem: expect.stringContaining(`Write npm run shop -- ${args[0]}`) });
});

it('leads whoever types something else to the list', () => {
  expect(read('sell', 'everything')).toMatchObject({ problem: expect.stringContaining('npm run shop -- help') });
  for (const args of [[], ['help'], ['--help']]) expect(read(...args)).toEqual({ ok: 'help' });
});

it('lists every command', () => {
  const list = helpLines(allCommands);
  for (const { name, about } of allCommands) {
    expect(list.filter((line) => line.startsWith(`  ${name} `) && line.endsWith(`  ${about}`))).toHaveLength(1);
  }
});

it.each([
  ['199', 19900],
  ['199,5', 19950],
  ['199.05', 19905],
  ['0', 0],
  ['-1', null],
  ['1e3', null],
  ['1,234', null],
  ['', null],
])('reads %j as the amount %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each(['0', '-1', '1.5', '', '99999999999', 'x'])('takes %j for no id', (text) => {
  expect(readId(text)).toBeNull();
});
