// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { fetchUnifaunWidget, type UnifaunGlobals } from './unifaun-widget.ts';

const globals = window as UnifaunGlobals;
afterEach(() => {
  delete globals.UnifaunCheckout;
  document.head.replaceChildren();
});

type Config = Parameters<NonNullable<UnifaunGlobals['UnifaunCheckout']>['createAt']>[1];

/** The carrier's script as it stands on the page once it has run. */
function installed() {
  const list = { updateList: vi.fn(), setResult: vi.fn(), enable: vi.fn(), disable: vi.fn() };
  const configs: Config[] = [];
  globals.UnifaunCheckout = { createAt: (_place, config) => (configs.push(config), list) };
  const says = (result: object) =>
    configs[0]?.resultCallback({ valid: true, selectedOptionId: 'home', agent: null, fields: [], ...result });
  return { list, configs, says };
}

const drawn = async (locale: 'sv' | 'nb' = 'sv') => {
  const onChoice = vi.fn();
  const draw = await fetchUnifaunWidget('/widget.js');
  return { onChoice, widget: draw({ place: document.createElement('div'), locale, onChoice }) };
};

it.each([
  ['sv', 'sv'],
  ['nb', 'no'],
] as const)('draws the list in %s as nShift names the language: %s', async (locale, language) => {
  const { configs } = installed();
  await drawn(locale);
  expect(configs[0]).toMatchObject({ language });
});

it('shows what is offered with what is chosen, and takes no choice while it is suspended', async () => {
  const { list } = installed();
  const { widget } = await drawn();
  const offered = { options: [{ id: 'pickup' }], selectedOptionId: null };
  widget.show(offered, { optionId: 'pickup', pickupPoint: 'SE-1', fields: '' });
  expect(list.updateList).toHaveBeenCalledExactlyOnceWith(offered);
  expect(list.setResult).toHaveBeenCalledWith(expect.objectContaining({ selectedOptionId: 'pickup', agent: 'SE-1' }));
  widget.suspend();
  expect([list.disable.mock.calls.length, list.enable.mock.calls.length]).toEqual([1, 0]);
  widget.resume();
  expect(list.enable).toHaveBeenCalledOnce();
});

it('gives back what was answered in it where it is drawn anew, also of a choice that is not finished', async () => {
  const { list, says } = installed();
  const { widget } = await drawn();
  const offered = { options: [{ id: 'home' }], selectedOptionId: null };
  const code = { id: 'code', name: 'Portkod', value: '12' };
  widget.show(offered, { optionId: 'home', pickupPoint: '', fields: JSON.stringify([code]) });
  expect(list.setResult).toHaveBeenLastCalledWith(expect.objectContaining({ valid: true, fields: [code] }));
  says({ valid: false, fields: [{ ...code, value: '1' }] });
  widget.show(offered, null);
  expect(list.setResult).toHaveBeenLastCalledWith({
    ...{ valid: false, selectedOptionId: 'home', agent: null, fields: [{ ...code, value: '1' }] },
  });
});

it('takes answers that cannot be read for none', async () => {
  const { list } = installed();
  const { widget } = await drawn();
  for (const fields of ['', 'no JSON', '{}']) {
    widget.show({ options: [], selectedOptionId: null }, { optionId: 'home', pickupPoint: '', fields });
    expect(list.setResult).toHaveBeenLastCalledWith(expect.objectContaining({ fields: [] }));
  }
});

it('takes what the list says while it is drawn for no choice, since it is told of that afterwards', async () => {
  const { list, says } = installed();
  const { widget, onChoice } = await drawn();
  list.updateList.mockImplementation(() => says({ valid: false }));
  widget.show({ options: [{ id: 'home' }], selectedOptionId: null }, { optionId: 'home', pickupPoint: '', fields: '' });
  expect(onChoice).not.toHaveBeenCalled();
});

it('hears what is chosen, without its price, and that nothing is while something is not filled in', async () => {
  const { says } = installed();
  const { onChoice } = await drawn();
  says({ valid: false });
  says({ selectedOptionId: null });
  says({ agent: 'SE-1', totalPrice: 1, fields: [{ id: 'code', value: '12' }] });
  expect(onChoice.mock.calls).toEqual([
    [null],
    [null],
    [{ optionId: 'home', pickupPoint: 'SE-1', fields: '[{"id":"code","value":"12"}]' }],
  ]);
});

it('fails where the script is blocked, and where it is another', async () => {
  const blocked = fetchUnifaunWidget('/blocked.js');
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  await expect(blocked).rejects.toThrow('/blocked.js did not come');
  const other = fetchUnifaunWidget('/other.js');
  document.head.querySelector('script[src="/other.js"]')?.dispatchEvent(new Event('load'));
  await expect(other).rejects.toThrow('no list of ways of sending');
});

it('fails where the script does not come in ten seconds', async () => {
  vi.useFakeTimers();
  const late = expect(fetchUnifaunWidget('/late.js')).rejects.toThrow('/late.js did not come');
  await vi.advanceTimersByTimeAsync(10_000);
  await late;
  vi.useRealTimers();
});
