import { type ReactNode, useEffect } from 'react';
import { OverlayProvider } from '../src/overlays/overlay-provider.tsx';
import { demoBrand } from '../src/testing/demo-brand.ts';
import { StoryTextsContext } from '../src/testing/story-texts.ts';
import { textsOf } from '../src/testing/texts-of.ts';
import { themeRule } from '../src/theme/theme-rule.ts';
import * as styles from './story-frame.css.ts';

const themeOf: Readonly<Record<string, Readonly<Record<string, string>>>> = { demo: demoBrand };

interface StoryFrameProps {
  brand: string;
  locale: string;
  isPadded: boolean;
  children: ReactNode;
}

/** Tells a story in the language and the brand that the toolbar chose. */
export function StoryFrame({ brand, locale, isPadded, children }: StoryFrameProps) {
  const texts = textsOf(locale);
  useEffect(() => {
    document.documentElement.lang = texts.language;
  }, [texts]);
  return (
    <StoryTextsContext value={texts}>
      <OverlayProvider locale={texts.language}>
        <style>{themeRule(themeOf[brand] ?? {}).css}</style>
        <div className={isPadded ? styles.padded : undefined}>{children}</div>
      </OverlayProvider>
    </StoryTextsContext>
  );
}
