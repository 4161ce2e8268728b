import { describe, expect, it } from 'vitest';
import { hasReferences, resolveReferences } from './references.rules.ts';

const targets = {
  categoryPath: (id: number) => (id === 7 ? '/c/muggar' : null),
  brandPath: (id: number) => (id === 7 ? '/b/lerkulla' : null),
};

describe('a reference', () => {
  it.each([
    [{ href: '@category/7' }, { href: '/c/muggar' }],
    [{ href: '@brand/7' }, { href: '/b/lerkulla' }],
    [{ categoryIds: ['@category-id/7', '@category-id/8'] }, { categoryIds: [7] }],
    [{ buttons: [{ url: '@category/8' }, { url: '/x' }] }, { buttons: [{ url: '/x' }] }],
    [{ tags: [] }, { tags: [] }],
    [
      { text: 'Skriv @category/7 så', count: 3, none: null },
      { text: 'Skriv @category/7 så', count: 3, none: null },
    ],
  ])('in %j becomes %j', (configuration, resolved) => {
    expect(resolveReferences(configuration, targets)).toEqual(resolved);
  });

  it.each([
    { image: { href: '@category/8' } },
    { image: { href: '@brand/8' } },
    // A filter that lost all its categories would show every product there is.
    { searchParameters: { categoryIds: ['@category-id/8'] } },
    { buttons: [{ url: '@category/8' }] },
  ])('that leads nowhere takes %j with it', (configuration) => {
    expect(resolveReferences(configuration, targets)).toBeNull();
  });

  it('is looked for before anything is read', () => {
    expect(hasReferences([{ href: '@category/7' }], 'category')).toBe(true);
    expect(hasReferences([{ href: '@category/7' }], 'brand')).toBe(false);
    expect(hasReferences([{ href: '/c/muggar' }], 'category')).toBe(false);
  });
});
