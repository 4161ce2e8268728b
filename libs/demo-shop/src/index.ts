export { demoPictures } from './demo-pictures.ts';
export { demoProfile } from './demo-profile.ts';
export { demoShop } from './demo-shop.ts';
