import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Channel } from 'storybook/internal/channels';
import { STORY_ARGS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach, expect, it } from 'vitest';
import { ToldControls } from '../.storybook/told-controls.tsx';

type Args = Readonly<Record<string, unknown>>;

interface GreetingProps {
  text?: string;
  icon?: ReactNode;
}

function Greeting({ text, icon }: GreetingProps) {
  return (
    <p>
      {icon} {text}
    </p>
  );
}

const leftOut = (name: string, summary: string) => [name, { name, table: { defaultValue: { summary } } }] as const;
const argTypes = Object.fromEntries([
  leftOut('text', 'required'),
  leftOut('icon', 'left out'),
  leftOut('isLoud', 'false'),
  leftOut('most', '3'),
  leftOut('tone', "'quiet'"),
]);
const toldAtFirst = { text: 'Hej', isLoud: false, most: 3, tone: 'quiet' };

afterEach(cleanup);

/** A story whose words come from its language, with what its controls hear. */
function open() {
  const channel = new Channel({});
  addons.setChannel(channel);
  const prepared: { args: Args; initialArgs: Args }[] = [];
  const updates: Args[] = [];
  channel.on(STORY_PREPARED, ({ args, initialArgs }) => void prepared.push({ args, initialArgs: { ...initialArgs } }));
  channel.on(STORY_ARGS_UPDATED, ({ args }) => void updates.push(args));
  const story = (words: string, args: Args) => (
    <ToldControls
      of={{ id: 'greeting--default', component: Greeting, args, initialArgs: {}, argTypes, parameters: {} }}
    >
      <Greeting text={words} icon={<b />} {...args} />
    </ToldControls>
  );
  const { rerender, unmount } = render(story('Hej', {}));
  return {
    prepared,
    updates,
    unmount,
    draw: (words: string, args: Args) => rerender(story(words, args)),
    hear: (storyId: string, args: Args) => channel.emit(STORY_ARGS_UPDATED, { storyId, args }),
  };
}

it('controls begin with what is seen, and with what a prop is when it is left out', () => {
  const { prepared, updates } = open();
  expect(prepared).toEqual([{ args: toldAtFirst, initialArgs: toldAtFirst }]);
  expect(updates).toEqual([toldAtFirst]);
});

it('reset leads back to the words of the language, whatever was typed', () => {
  const { prepared, draw } = open();
  draw('Hej', { text: 'Tjena' });
  expect(prepared.at(-1)).toEqual({ args: { ...toldAtFirst, text: 'Tjena' }, initialArgs: toldAtFirst });
  draw('Hei', {});
  expect(prepared.at(-1)?.initialArgs).toEqual({ ...toldAtFirst, text: 'Hei' });
});

it('when Storybook tells the args of the story alone, they are told once more, and not without end', () => {
  const { updates, unmount, hear } = open();
  hear('greeting--default', { text: 'Tjena' });
  expect(updates.slice(1)).toEqual([{ text: 'Tjena' }, toldAtFirst]);
  hear('another--default', { text: 'Tjena' });
  expect(updates).toHaveLength(4);
  unmount();
  hear('greeting--default', {});
  expect(updates).toHaveLength(5);
});
