import { expect, it } from 'vitest';
import { widgetSamples } from './widget-samples.ts';

const listKeys = [
  'title',
  'mode',
  'searchParameters',
  'limitNrOfRows',
  'pageCount',
  'slideshowDisabled',
  'displayNavigationArrows',
  'displayNavigationLinks',
];
const placing = ['textColor', 'textAndButtonPlacement', 'textAndButtonPlacementFullWidth'];

it('holds one widget of each kind, each with what it needs', () => {
  const widgets = widgetSamples.containers.sv.flatMap((container) => container.widgets);
  const expected: readonly [string, readonly string[]][] = [
    ['Image', ['image', 'classNames']],
    ['Banner', ['image', 'text1', 'text2', 'buttonText', ...placing]],
    ['Text', ['title', 'subtitle', 'titleRenderMode', 'subtitleRenderMode', 'text', 'textAlignment']],
    ['Rich text', ['text']],
    ['HTML', ['html', 'css']],
    ['JSON', ['json']],
    ['Buttons', ['buttons']],
    ['Video', ['videoId', 'videoProvider', 'videoDisplayType']],
    ['Flowbox', ['active', 'flowkey', 'dynamicProductFlow', 'dynamicTagFlow', 'tags', 'tagOperator']],
    ['Product list', listKeys],
    ['Product list', listKeys],
  ];
  expect(widgets.map(({ name, configuration }) => [name, new Set(Object.keys(configuration))])).toEqual(
    expected.map(([name, keys]) => [name, new Set(keys)]),
  );
});
