import { join } from 'node:path';
import type { Shot } from './shot.ts';

const root = join(import.meta.dirname, '../..');

/** Where a picture is kept: with the API that serves it, or with the storefront whose own page shows it. */
export function picturePath({ folder, fileName }: Pick<Shot, 'folder' | 'fileName'>): string {
  const pictures = folder === 'storefront' ? 'apps/storefront/public/pictures' : `libs/demo-shop/pictures/${folder}`;
  return join(root, pictures, fileName);
}
