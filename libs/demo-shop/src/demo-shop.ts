import { demoCatalogue } from './catalogue/demo-catalogue.ts';
import { demoContent } from './content/demo-content.ts';
import { demoProfile } from './demo-profile.ts';

/** The demonstration shop as the API is opened with it. */
export const demoShop = { profile: demoProfile, catalogue: demoCatalogue, content: demoContent } as const;
