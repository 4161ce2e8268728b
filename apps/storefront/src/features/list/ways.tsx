import { Heading, Inline, Stack, useLinkElement } from '@torg/ui';
import * as styles from './category-chips.css.ts';

/** Links in a row, under a heading; nothing where there are none. */
export function Ways({ heading, ways }: { heading: string; ways: readonly { label: string; href: string }[] }) {
  const LinkElement = useLinkElement();
  if (ways.length === 0) return null;
  return (
    <Stack space="s" as="section">
      <Heading level={2} size="m">
        {heading}
      </Heading>
      <Inline space="xs" as="ul">
        {ways.map(({ label, href: path }) => (
          <li key={path}>
            <LinkElement href={path} className={styles.chip}>
              {label}
            </LinkElement>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
