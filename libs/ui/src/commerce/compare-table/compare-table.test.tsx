import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompareTable } from './compare-table.tsx';

it('tells of each product by its name, of what differs in words, and of what nobody knows', () => {
  const markup = renderToStaticMarkup(
    <CompareTable
      label="Jämför"
      featureLabel="Egenskap"
      differsLabel="Skiljer sig"
      missingLabel="Uppgift saknas"
      columns={[
        { id: 1, head: 'Mugg' },
        { id: 2, head: 'Kopp' },
      ]}
      rows={[
        { label: 'Material', values: ['Stengods', 'Stengods'] },
        { label: 'Volym', values: ['3 dl', ''] },
      ]}
    />,
  ).replaceAll(/ class="[^"]*"/g, '');
  expect(markup).toContain('role="region" aria-label="Jämför" tabindex="0"');
  expect(markup).toContain('<th scope="col">Mugg</th><th scope="col">Kopp</th>');
  expect(markup).toContain('<th scope="row">Material</th><td>Stengods</td><td>Stengods</td>');
  expect(markup).toContain('<th scope="row">Volym<span>Skiljer sig</span></th><td>3 dl</td>');
  expect(markup).toContain('<span aria-hidden="true">–</span><span>Uppgift saknas</span>');
});
