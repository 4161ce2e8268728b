import type { Widget, WidgetContainer, WidgetContent } from '@torg/commerce-sdk';
import { expect, it } from 'vitest';
import { headingWidget } from './heading-widget.ts';

const text = (title: string, titleLevel: 1 | 2): WidgetContent => ({
  kind: 'text',
  title,
  titleLevel,
  subtitle: '',
  subtitleLevel: null,
  text: '',
  alignment: 1,
});

function row(contents: Readonly<Record<string, WidgetContent>>, responsiveMode = 'all'): WidgetContainer {
  const widgets = Object.entries(contents).map(([id, content]): Widget => {
    return { ...content, id, size: 'full', classNames: [], pictures: [] };
  });
  return { id: 1, name: '', layout: 'full', design: 'default', responsiveMode, classNames: [], widgets };
}

it.each<[string, WidgetContainer[], string | null]>([
  [
    'rich text',
    [row({ a: { kind: 'rich-text', html: '<p>x</p>' }, b: { kind: 'rich-text', html: '<H1 id="x">' } })],
    'b',
  ],
  ['a text of the highest level', [row({ a: text('Small', 2) }), row({ b: text('Large', 1) })], 'b'],
  ['the first of two', [row({ a: text('One', 1), b: { kind: 'html', html: '<h1>', css: '' } })], 'a'],
  ['nothing where a text of that level is empty', [row({ a: text('', 1) })], null],
  ['nothing where only some screens show it', [row({ a: text('Wide', 1) }, 'desktop')], null],
  ['nothing where other headings are lower', [row({ a: { kind: 'rich-text', html: '<h2>x</h2>' } })], null],
])("a page's heading is brought by %s", (_, containers, id) => {
  expect(headingWidget(containers)).toBe(id);
});
