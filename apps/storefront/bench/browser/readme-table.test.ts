import { expect, it } from 'vitest';
import { withTable } from './readme-table.ts';

const place = '<!-- what bench:browser found last -->\n\nold\n\n<!-- until here -->\n\n## Licence\n';

it('puts a table in place of the last one, and leaves the rest alone', () => {
  expect(withTable(`# Torg\n\n${place}`, '| new |')).toBe(
    '# Torg\n\n<!-- what bench:browser found last -->\n\n| new |\n\n<!-- until here -->\n\n## Licence\n',
  );
});

it('says so where there is no place for it', () => {
  expect(() => withTable('# Torg\n', '| new |')).toThrow('no place for the table');
});
