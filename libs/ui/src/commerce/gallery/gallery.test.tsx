import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

it('leads from each thumbnail to its picture without script', () => {
  const images = ['a', 'b', 'c'].map((name) => ({ src: `${name}.avif`, alt: name, thumbnail: `${name}-small.avif` }));
  document.body.innerHTML = renderToStaticMarkup(
    <Gallery label="Bilder" images={images} thumbnailLabel={(n) => `Bild ${n}`} />,
  );
  const targets = [...document.querySelectorAll('a')].map((link) => document.getElementById(link.hash.slice(1)));
  expect(targets.map((target) => target?.querySelector('img')?.alt)).toEqual(['a', 'b', 'c']);
});

it('fetches the first picture at once and the others when they are near', () => {
  const images = ['a', 'b'].map((name) => ({ src: `${name}.avif`, alt: name, thumbnail: `${name}-small.avif` }));
  document.body.innerHTML = renderToStaticMarkup(<Gallery label="Bilder" images={images} thumbnailLabel={String} />);
  const loading = [...document.querySelectorAll('li[id] img')].map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy']);
});
