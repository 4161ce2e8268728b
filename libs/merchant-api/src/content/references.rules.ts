/** Says where references lead: the path of a category or a brand that is shown, or null. */
export interface ReferenceTargets {
  categoryPath(categoryId: number): string | null;
  brandPath(brandId: number): string | null;
}

/** Marks a part of a configuration that leads to nothing any more. */
const broken = Symbol('broken');

/**
 * Puts addresses and ids in the place of references: `@category/7` is the path of a category, `@category-id/7` its id
 * as a number, and `@brand/7` the path of a brand. They are kept by id because names may change. Of a list, what leads to nothing is left out; whatever else holds
 * such a reference is left out whole, and null is the answer where nothing is left.
 */
export function resolveReferences(value: unknown, targets: ReferenceTargets): unknown {
  const resolved = resolve(value, targets);
  return resolved === broken ? null : resolved;
}

function resolve(value: unknown, targets: ReferenceTargets): unknown {
  if (typeof value === 'string') return resolveText(value, targets);
  if (Array.isArray(value)) {
    const kept = value.map((item) => resolve(item, targets)).filter((item) => item !== broken);
    return kept.length === 0 && value.length > 0 ? broken : kept;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, resolve(item, targets)] as const);
  return entries.some(([, item]) => item === broken) ? broken : Object.fromEntries(entries);
}

function resolveText(text: string, { categoryPath, brandPath }: ReferenceTargets): unknown {
  const [, kind, id] = /^@(category|category-id|brand)\/(\d+)$/.exec(text) ?? [];
  if (kind === undefined || id === undefined) return text;
  const path = kind === 'brand' ? brandPath(Number(id)) : categoryPath(Number(id));
  if (path === null) return broken;
  return kind === 'category-id' ? Number(id) : path;
}

/** Whether a configuration holds a reference of a kind, so that what it leads to need not be read where there is none. */
export function hasReferences(value: unknown, kind: 'category' | 'brand'): boolean {
  return JSON.stringify(value).includes(`"@${kind}`);
}
