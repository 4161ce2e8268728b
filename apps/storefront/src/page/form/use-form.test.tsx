// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@torg/i18n';
import { createTranslation, TranslateProvider } from '@torg/i18n/react';
import { ServerRouter } from '../../navigation/server-router.tsx';
import type { AppScope } from '../../scope/app-scope.ts';
import { ScopeProvider } from '../../scope/scope-context.tsx';
import { ShownPageProvider, type FoundPage } from '../shown-page.tsx';
import { defineForm } from './define-form.ts';
import { quantityField, requiredTextField } from './fields.ts';
import { MissingScriptError } from './missing-script-error.ts';
import { underWayMark } from './under-way-mark.ts';
import { useForm, type FormOptions } from './use-form.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const translation = createTranslation({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});
const scope = { site: { locale: 'sv', origin: 'https://torg.example', basePath: '' } } as unknown as AppScope; // all that a form looks at

const fields = { quantity: quantityField, lineId: { read: () => ({ value: '' }) } };
type Options = FormOptions<typeof fields, string> & {
  /** Whether a field that stands first, and is read last, is refused too. */
  isNoteRefused?: boolean;
};

/** The changes that the server has yet to answer, in their order. */
let waiting: { quantity: number; answer(text: string): Promise<void> }[];
let root: Root;

const form = defineForm('line', {
  fields,
  fieldsFor: (sent) => (sent.has('note') ? { ...fields, note: requiredTextField } : fields),
  act: (_, { quantity }) =>
    new Promise<string>((resolve, reject) => {
      if (isPartGone) reject(new MissingScriptError(new TypeError('Failed to fetch')));
      waiting.push({ quantity, answer: (text) => act(async () => resolve(text)) });
    }),
  isDone: () => true,
});

/** Whether the script of the form does not come. */
let isGone = false;

/** Whether a script that it needs while it runs does not come. */
let isPartGone = false;

/** How often the form was drawn. */
let drawings = 0;

/** What became of it, each time that it was another. */
let outcomes: unknown[] = [];

function Line({ isNoteRefused = false, ...options }: Options) {
  useEffect(() => {
    drawings += 1;
  });
  const { props, marker, field, outcome, send, isPending } = useForm(
    { name: 'line', fetch: async () => (isGone ? Promise.reject(new Error('The script is gone')) : form) },
    options,
  );
  useEffect(() => {
    outcomes.push(outcome);
  }, [outcome]);
  const { error, ...input } = field('quantity');
  return (
    <form {...props}>
      {marker}
      {isNoteRefused && <input name="note" />}
      <input {...input} />
      <button type="submit">Köp</button>
      <button type="button" onClick={() => send({ quantity: '7' })}>
        Sju
      </button>
      <output>{error ?? (isPending ? '…' : String(outcome?.answer ?? ''))}</output>
    </form>
  );
}

/** Shows lines on a page, which may be the answer to a form. */
async function show(lines: readonly Options[], sent: FoundPage['sent'] = undefined) {
  const page = { kind: 'found', sent } as unknown as FoundPage; // all that a form looks at
  await act(async () =>
    root.render(
      <ScopeProvider value={scope}>
        <TranslateProvider translation={translation}>
          <ShownPageProvider value={page}>
            <ServerRouter basePath="" path="/varukorg">
              {lines.map((options, index) => (
                <Line key={index} {...options} />
              ))}
            </ServerRouter>
          </ShownPageProvider>
        </TranslateProvider>
      </ScopeProvider>,
    ),
  );
}

const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) ?? expect.unreachable(selector);
const shown = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);

async function send(quantity: string): Promise<void> {
  find<HTMLInputElement>('input[name="quantity"]').value = quantity;
  // What the form does is fetched first.
  await act(async () => find<HTMLButtonElement>('button[type="submit"]').click());
  await act(() => import('./run-form.ts'));
}

beforeEach(() => {
  [waiting, outcomes, isGone, isPartGone] = [[], [], false, false];
  document.body.innerHTML = '<div></div>';
  root = createRoot(find('div'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await act(async () => root.unmount());
});

it('sends once what is clicked twice, and can be sent again when it was answered', async () => {
  await show([{}]);
  await send('1');
  await send('1');
  expect([waiting.length, shown()]).toEqual([1, ['…']]);
  await waiting[0]?.answer('Tack');
  expect(shown()).toEqual(['Tack']);
  await send('2');
  expect(waiting.map(({ quantity }) => quantity)).toEqual([1, 2]);
});

it('is no other outcome while it is sent again, so that nobody is told once more what was answered before', async () => {
  await show([{}]);
  await send('1');
  await waiting[0]?.answer('Slut');
  const told = outcomes.length;
  await send('2');
  expect(outcomes).toHaveLength(told);
  await waiting[1]?.answer('Tack');
  expect(outcomes).toHaveLength(told + 1);
});

it('runs what was fetched before within the event, so that the next frame shows what it did', async () => {
  await show([{ isPrefetched: true }]);
  await act(() => import('./run-form.ts'));
  find<HTMLInputElement>('input[name="quantity"]').value = '2';
  act(() => find<HTMLButtonElement>('button[type="submit"]').click());
  expect(waiting.map(({ quantity }) => quantity)).toEqual([2]);
});

it('sends each change where the last one counts, and tells what became of that', async () => {
  const onAnswer = vi.fn();
  await show([{ latestWins: true, onAnswer }]);
  await send('2');
  await send('3');
  expect(find('form').hasAttribute(underWayMark)).toBe(true);
  await waiting[1]?.answer('Tre');
  expect(find('form').hasAttribute(underWayMark)).toBe(false);
  await waiting[0]?.answer('Två');
  expect(shown()).toEqual(['Tre']);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('Tre');
});

it('is under way no more when what is sent after it is refused at once', async () => {
  await show([{ latestWins: true }]);
  await send('2');
  await send('');
  expect(find('form').hasAttribute(underWayMark)).toBe(false);
  await waiting[0]?.answer('Två');
  expect(shown()).not.toContain('Två');
});

describe('whose script does not come', () => {
  const plainly = vi.fn();
  beforeEach(() => {
    isGone = true;
    plainly.mockClear();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
      plainly(String(new FormData(this).get('quantity')), new FormData(this).get('by'));
    });
  });

  it('goes to the server once, with the button that sent it, and can be sent again when the page is shown again', async () => {
    await show([{}]);
    find<HTMLButtonElement>('button[type="submit"]').name = 'by';
    await send('3');
    await send('3');
    expect(plainly.mock.calls).toEqual([['3', '']]);
    expect(find('form').querySelectorAll('[name="by"]')).toHaveLength(1);
    await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await send('4');
    expect(plainly).toHaveBeenLastCalledWith('4', '');
  });

  it('goes to the server too where what does not come is needed while it runs', async () => {
    [isGone, isPartGone] = [false, true];
    await show([{}]);
    await send('3');
    expect(plainly).toHaveBeenCalledExactlyOnceWith('3', null);
    expect(find('form').hasAttribute(underWayMark)).toBe(true);
    await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(find('form').hasAttribute(underWayMark)).toBe(false);
  });

  it('stays, and says that nothing was done, without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show([{}]);
    await send('3');
    expect(plainly).not.toHaveBeenCalled();
    expect(shown()).toEqual(['[object Object]']);
  });

  it('stays too where a control sends it by itself', async () => {
    await show([{}]);
    await act(async () => find<HTMLButtonElement>('button[type="button"]').click());
    await act(() => import('./run-form.ts'));
    expect(plainly).not.toHaveBeenCalled();
    expect(shown()).toEqual(['[object Object]']);
  });
});

it('sends what a control was changed to, by itself', async () => {
  await show([{}]);
  await act(async () => find<HTMLButtonElement>('button[type="button"]').click());
  await act(() => import('./run-form.ts'));
  expect(waiting.map(({ quantity }) => quantity)).toEqual([7]);
});

it('leads to the field that was refused, and tells why', async () => {
  await show([{}]);
  await send('många');
  expect([waiting.length, shown()]).toEqual([0, ['Antalet måste vara ett helt tal och minst 1']]);
  expect(document.activeElement).toBe(find('input[name="quantity"]'));
});

it('leads to the first field of the page that was refused, whatever the order in which they are read', async () => {
  await show([{ isNoteRefused: true }]);
  await send('många');
  expect(document.activeElement).toBe(find('input[name="note"]'));
});

it('says no more what was wrong once the right values are under way', async () => {
  await show([{}]);
  await send('många');
  await send('2');
  expect(shown()).toEqual(['…']);
  expect(find<HTMLInputElement>('input[name="quantity"]').value).toBe('2');
});

it('tells what became of the one of several that was sent without script', async () => {
  const sent = { form: 'line', refusals: {}, typed: { lineId: 'b', quantity: '4' }, answer: 'Slut' };
  await show([{ about: { lineId: 'a' } }, { about: { lineId: 'b' } }], sent);
  expect(shown()).toEqual(['', 'Slut']);
});

it('says what is missing within the click: the field has the focus before one drawing tells the rest', async () => {
  await show([{ isPrefetched: true }]);
  await act(() => import('./run-form.ts'));
  const field = find<HTMLInputElement>('input[name="quantity"]');
  field.value = '0';
  const before = drawings;
  const told: string[] = [];
  field.addEventListener('focus', () => told.push(shown().join()));
  act(() => find<HTMLButtonElement>('button[type="submit"]').click());
  expect(told).toEqual(['']);
  expect(document.activeElement).toBe(field);
  expect(shown()).not.toEqual(['']);
  expect([drawings - before, waiting.length]).toEqual([1, 0]);
});
