import { inPlace, laterStatic } from '../../elements/later-static.tsx';

/** What the footer is made of, with its texts. */
export const footerParts = laterStatic(['footer'], () => import('./footer.part.ts'));

export const LaterFooterMenus = footerParts.part(({ FooterMenus }) => FooterMenus);
export const LaterFooterEnd = footerParts.part(({ FooterEnd }) => FooterEnd);
/** It says whether somebody is there right now, so it comes alive. */
export const LaterFooterContact = inPlace(footerParts.part(({ FooterContact }) => FooterContact));
