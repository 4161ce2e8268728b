export { createTranslation, TranslateProvider, useTranslate, type Translation } from './translate-provider.tsx';
