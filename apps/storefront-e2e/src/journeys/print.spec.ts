import { Shop } from '../pages/shop.ts';
import { expect, test } from '../support/quiet-page.ts';

test('on paper there is the product, and none of what can only be followed', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.open('/p/muggar/mugg-strand-kritvit');
  const related = page.getByRole('heading', { name: 'Passar också' });
  await expect(related).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(shop.heading).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(related).toBeHidden();
});
