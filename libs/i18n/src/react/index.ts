export { TranslateProvider, useTranslate } from './translate-provider.tsx';
