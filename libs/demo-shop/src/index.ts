export { demoCatalogue } from './catalogue/demo-catalogue.ts';
export { demoContent } from './content/demo-content.ts';
export { demoPictures } from './demo-pictures.ts';
