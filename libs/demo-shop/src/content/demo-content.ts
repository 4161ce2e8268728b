import type { SeedContent } from '@torg/merchant-api/seed';
import { frontPage } from './front-page.ts';
import { listPages } from './list-pages.ts';
import { menus } from './menus.ts';
import { pageAreas } from './page-areas.ts';
import { about } from './pages/about.ts';
import { accessibility } from './pages/accessibility.ts';
import { cookies } from './pages/cookies.ts';
import { customerService } from './pages/customer-service.ts';
import { delivery } from './pages/delivery.ts';
import { privacy } from './pages/privacy.ts';
import { returns } from './pages/returns.ts';
import { sizeGuides } from './pages/size-guides.ts';
import { terms } from './pages/terms.ts';
import { widgetSamples } from './pages/widget-samples.ts';
import { synonyms } from './synonyms.ts';

/** The menus, pages and areas that a fresh shop starts with. */
export const demoContent: SeedContent = {
  version: '2026-11-27-1',
  menus,
  collections: [
    ...frontPage,
    ...pageAreas,
    customerService,
    delivery,
    returns,
    terms,
    about,
    privacy,
    cookies,
    accessibility,
    ...sizeGuides,
    widgetSamples,
  ],
  listPages,
  synonyms,
};
