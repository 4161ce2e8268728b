import { type ReactNode, useLayoutEffect } from 'react';
import { OverlayProvider } from '../src/overlays/overlay-provider.tsx';
import { shownTheme } from '../src/testing/shown-theme.ts';
import { StoryTextsContext } from '../src/testing/story-texts.ts';
import { textsOf } from '../src/testing/texts-of.ts';
import { themeRule } from '../src/theme/theme-rule.ts';
import * as styles from './story-frame.css.ts';

/** React Aria learns the direction from the language alone. */
const languageThatReadsLeftwards = 'ar-EG';

interface StoryFrameProps {
  brand: string;
  locale: string;
  direction: string;
  /** Per cent of the browser's own size. */
  textZoom: string;
  isPadded: boolean;
  children: ReactNode;
}

/** Tells a story in the language, the brand and the circumstances that the toolbar chose. */
export function StoryFrame({ brand, locale, isPadded, children, ...circumstances }: StoryFrameProps) {
  const texts = textsOf(locale);
  const { direction, textZoom } = circumstances;
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = texts.language;
    page.dir = direction;
    page.style.fontSize = `${textZoom}%`;
  }, [texts, direction, textZoom]);
  return (
    <StoryTextsContext value={texts}>
      <OverlayProvider locale={direction === 'rtl' ? languageThatReadsLeftwards : texts.language}>
        <style>{themeRule(shownTheme(brand)).css}</style>
        <div data-testid="story" className={isPadded ? styles.padded : styles.frame}>
          {children}
        </div>
      </OverlayProvider>
    </StoryTextsContext>
  );
}
