export { createTranslation, type Translation, type TranslationOptions } from './create-translation.ts';
export { TranslateProvider } from './translate-provider.tsx';
export { useTranslate } from './use-translate.ts';
