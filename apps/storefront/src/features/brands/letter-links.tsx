import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Inline, useLinkElement } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import type { BrandRegister } from './brand-register.ts';
import { noLetter } from './group-brands.ts';
import * as styles from './brands-page.css.ts';

/** The letters in a row: each leads to its brands, which stand on the same page where they are few. */
export function LetterLinks({ register: { letters, letter: shown, sought } }: { register: BrandRegister }) {
  const t = useTranslate();
  const { locale } = useScope().site;
  const LinkElement = useLinkElement();
  const addressOf = (letter: string) =>
    shown === null && sought === '' ? `#${letterId(letter)}` : href(locale, 'brands', {}, { letter });
  return (
    <nav aria-label={t('brands.letters')}>
      <Inline space="xs" as="ul">
        {letters.map((letter) => (
          <li key={letter}>
            <LinkElement
              href={addressOf(letter)}
              className={styles.letter}
              aria-current={letter === shown ? 'page' : undefined}
            >
              {letterName(letter, t)}
            </LinkElement>
          </li>
        ))}
      </Inline>
    </nav>
  );
}

/** Where on the page the brands of a letter begin. */
export function letterId(letter: string): string {
  return letter === noLetter ? 'letter-none' : `letter-${letter}`;
}

/** What stands above the brands of a letter. */
export function letterName(letter: string, t: Translate): string {
  return letter === noLetter ? t('brands.noLetter') : letter;
}
