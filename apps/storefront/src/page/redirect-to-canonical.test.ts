import { expect, it } from 'vitest';
import { PageMoved } from './define-route.ts';
import { redirectToCanonical } from './redirect-to-canonical.ts';

function movedTo(address: string, canonical: string): string | null {
  try {
    redirectToCanonical(new URL(address, 'http://localhost'), canonical);
    return null;
  } catch (error) {
    if (error instanceof PageMoved) return error.path;
    throw error;
  }
}

it('stays on the right address', () => {
  expect(movedTo('/p/muggar/sand', '/p/muggar/sand')).toBeNull();
});

it('sees through percent signs', () => {
  expect(movedTo('/p/bl%C3%A5', '/p/blå')).toBeNull();
});

it('moves on with the query kept', () => {
  expect(movedTo('/p/sand?sku=3', '/p/muggar/sand')).toBe('/p/muggar/sand?sku=3');
});
