import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThemeWorkshop } from '../.storybook/theme-workshop.tsx';
import { stubObservers } from './testing/stub-observers.ts';

beforeEach(stubObservers);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const share = () => fireEvent.click(screen.getByRole('button', { name: 'Copy a link to this theme' }));
/** What is heard of the link: other parts of the shop that is shown tell of themselves. */
const heard = (text: RegExp) => screen.findByText(text, { selector: '[role=status]' });

it('a link that was copied is said to be, until the theme is another', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  render(<ThemeWorkshop />);
  share();
  const status = await heard(/^Copied$/);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('&theme='));
  fireEvent.change(screen.getByLabelText('The map'), { target: { value: '{}' } });
  expect(status.textContent).toBe('');
});

it.each([
  ['is missing', undefined],
  ['is closed', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
])('where the clipboard of the browser %s, the link can be read', async (_, clipboard) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  render(<ThemeWorkshop />);
  share();
  expect((await heard(/The link: /)).textContent).toMatch(/http.*&theme=/);
});

it('a map that is no JSON yet is told as the problem of its field, which keeps its name', () => {
  render(<ThemeWorkshop />);
  const field = screen.getByRole('textbox', { name: 'The map' });
  expect(field.getAttribute('aria-describedby')).toBeNull();
  fireEvent.change(field, { target: { value: '{' } });
  expect(screen.getByRole('textbox', { name: 'The map', description: /^This is no JSON yet/ })).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
