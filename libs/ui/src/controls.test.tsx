import { cleanup, render } from '@testing-library/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownProps } from '../.storybook/shown-props.ts';
import { OverlayProvider } from './overlays/overlay-provider.tsx';
import { stubObservers } from './testing/stub-observers.ts';

type Args = Readonly<Record<string, unknown>>;
type Stories = Readonly<Record<string, StoryObj<Args>>> & { readonly default: Meta<Args> };

const files = import.meta.glob<Stories>('./**/*.stories.tsx', { eager: true });
const ofComponents = Object.values(files).filter((stories) => stories.default.component);

beforeEach(() => {
  vi.spyOn(console, 'error');
  // jsdom has no dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  stubObservers();
});
afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * What the component of a file is drawn with in the first of its stories that shows it, where the controls tell something.
 */
function shown({ default: meta, ...stories }: Stories, told: Args): Args | undefined {
  for (const { render: own, args } of Object.values(stories)) {
    const Story = (own ?? meta.render ?? meta.component) as ComponentType<Args>; // which is called as a component either way
    const { getByTestId } = render(
      <OverlayProvider locale="sv">
        <div data-testid="story">
          <Story {...meta.args} {...args} {...told} />
        </div>
      </OverlayProvider>,
    );
    const props = shownProps(meta.component, getByTestId('story'));
    cleanup();
    if (props) return props;
  }
  return undefined;
}

it.each(ofComponents.map((stories) => [stories.default.title, stories] as const))(
  'the controls of %s begin with its words, and change them',
  (_, stories) => {
    const props = shown(stories, {});
    expect(props).toBeDefined();
    const texts = Object.entries(props ?? {}).filter(([, value]) => isRead(value));
    const told = Object.fromEntries(texts.map(([name, value]) => [name, `${String(value)} …`]));
    expect(shown(stories, told)).toMatchObject(told);
    // Content may be anything: where it is words, its story says that they can be set.
    if ('children' in told) expect(stories.default.argTypes).toHaveProperty('children.control', 'text');
  },
);

/** What shoppers read begins with a capital or a figure, or has a space, unlike the words and the values of the code. */
function isRead(value: unknown): boolean {
  return typeof value === 'string' && /^[A-ZÅÄÖ\d]| /.test(value) && value.length > 2;
}
