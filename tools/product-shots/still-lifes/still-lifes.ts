import { campaigns } from './campaigns.still-lifes.ts';
import { departments } from './departments.still-lifes.ts';
import { eveningTable, giftTable } from './front-page.still-lifes.ts';
import { emptyBowl, strayCar } from './shop.still-lifes.ts';

/** Every still life of the demo content, and those of the storefront's own. */
export const stillLifes = [eveningTable, giftTable, ...departments, ...campaigns, emptyBowl, strayCar];
