export { FooterContact } from './footer-contact.tsx';
export { FooterEnd } from './footer-end.tsx';
export { FooterMenus } from './footer-menus.tsx';
