import { Button } from '../actions/button/button.tsx';
import { Badge } from '../feedback/badge/badge.tsx';
import { Notice } from '../feedback/notice/notice.tsx';
import { CheckboxGroup } from '../inputs/checkbox-group/checkbox-group.tsx';
import { NativeSelect } from '../inputs/native-select/native-select.tsx';
import { RadioGroup } from '../inputs/radio-group/radio-group.tsx';
import { TextField } from '../inputs/text-field/text-field.tsx';
import { Columns } from '../layout/columns/columns.tsx';
import { Inline } from '../layout/inline/inline.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Link } from '../navigation/link/link.tsx';
import { designTokens } from '../theme/design-tokens.ts';
import { figmaVariables } from '../theme/figma-variables.ts';
import { nearestToken } from '../theme/nearest-token.ts';
import { type ThemeRule, themeRule } from '../theme/theme-rule.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { DemoCard } from './demo-card.tsx';
import { useTexts } from './story-texts.ts';
import * as styles from './themed-shop.css.ts';

export interface ThemedShopProps {
  /** Token names and values, as a channel's settings hold them. */
  theme: Readonly<Record<string, string>>;
}

/** The shop in a theme, and what is to be said of that. */
export function ThemedShop({ theme }: ThemedShopProps) {
  const t = useTexts();
  const rule = themeRule(theme);
  const isLeftOut = new Set(rule.problems.map(({ name }) => name));
  const applied = Object.fromEntries(Object.entries(theme).filter(([name]) => !isLeftOut.has(name)));
  return (
    <Stack space="xl">
      <style>{rule.css}</style>
      <ThemeReport {...rule} />
      <ThemeFiles theme={applied} css={rule.css} />
      <Heading level={1}>{t.heading}</Heading>
      <Inline>
        <Button icon="cart">{t.addToCart}</Button>
        <Button variant="secondary">{t.readMore}</Button>
        <Link isStandalone href="#">
          {t.seeAll}
        </Link>
        <Badge tone="sale">{t.discount}</Badge>
      </Inline>
      <TextField label={t.email} hint={t.emailHint} error={t.emailError} defaultValue="astrid" />
      <Columns phone={1} tablet={3}>
        <CheckboxGroup
          legend={t.material}
          name="material"
          defaultValue={['0']}
          options={t.materials.slice(0, 2).map((label, index) => ({ value: String(index), label }))}
        />
        <RadioGroup
          legend={t.delivery}
          name="delivery"
          defaultValue="0"
          options={t.deliveries.slice(0, 2).map((label, index) => ({ value: String(index), label }))}
        />
        <NativeSelect label={t.sort} options={t.sortOptions.map((label) => ({ value: label, label }))} />
      </Columns>
      <Columns phone={2} tablet={4}>
        {[0, 1, 2, 3].map((index) => (
          <DemoCard key={index} index={index} isReduced={index === 1} headingLevel={2} />
        ))}
      </Columns>
    </Stack>
  );
}

const refused: Readonly<Record<ThemeRule['problems'][number]['reason'], string>> = {
  'unknown-token': 'no token has that name',
  'not-themable': 'it belongs to the design, not to a channel',
  'unsafe-value': 'it is no such value, or could break out of the rule',
  'font-not-served': 'neither the shop nor every computer has that font',
};

const told: Readonly<Record<ThemeRule['broken'][number]['reason'], string>> = {
  'radios-look-like-boxes': 'radio buttons look like checkboxes.',
  'controls-look-like-chips': 'buttons and fields look like chips, which are taken away by a press.',
  'sale-looks-usual': 'a reduced price looks like any other.',
  'failure-looks-like-success': 'what failed looks like what worked.',
};

/** In English, as are the names of the tokens: it is for whoever writes the map. */
function ThemeReport({ problems, warnings, broken }: ThemeRule) {
  if (problems.length + warnings.length + broken.length === 0)
    return <Notice tone="success">Every value is applied.</Notice>;
  return (
    <Notice tone="warning" title="This map needs a look">
      <ul className={styles.report}>
        {problems.map(({ name, value, reason }) => (
          <li key={name}>
            {name}: “{value}” is left out: {refused[reason]}.
            {reason === 'unknown-token' && ` Did you mean ${nearestToken(name)}?`}
          </li>
        ))}
        {broken.map(({ names, reason }) => (
          <li key={reason}>
            {names.join(' and ')}: {told[reason]}
          </li>
        ))}
        {warnings.map(({ ink, ground, contrast, atLeast }) => (
          <li key={`${ink} ${ground}`}>
            {ink} on {ground} reaches {contrast.toFixed(2)}, and needs {atLeast}.
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What is applied of the map, to be taken along: for the channel's settings, for other tools, for Figma. */
function ThemeFiles({ theme, css }: ThemedShopProps & { css: string }) {
  const files = {
    'theme.json': theme,
    'theme.tokens.json': designTokens(theme),
    'theme.figma-variables.json': figmaVariables({ theme }),
    'theme.css': css,
  };
  return (
    <Inline>
      {Object.entries(files).map(([name, content]) => {
        const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
        return (
          <a key={name} className={styles.file} download={name} href={`data:text/plain,${encodeURIComponent(text)}`}>
            {name}
          </a>
        );
      })}
    </Inline>
  );
}
