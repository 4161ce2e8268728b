export { createTranslation, type Translation, type TranslationOptions } from './create-translation.ts';
export { RichText, type RichTextProps } from './rich-text.tsx';
export { TranslateProvider } from './translate-provider.tsx';
export { useTranslate } from './use-translate.ts';
