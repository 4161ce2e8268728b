// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hostileHtml } from '../testing/hostile-html.ts';
import { HtmlContent } from './html-content.tsx';
import { withoutClasses } from '../testing/without-classes.ts';

it.each(hostileHtml)('the server shows of %s what a browser shows', (_, html, expected) => {
  expect(withoutClasses(renderToStaticMarkup(<HtmlContent html={html} tableLabel="Tabell" />))).toBe(expected);
});
