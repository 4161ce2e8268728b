import type { WidgetContent } from '@torg/commerce-sdk';
import { Heading, type HeadingLevel, Stack, Text } from '@torg/ui';
import * as styles from './text-widget.css.ts';

type TextContent = Extract<WidgetContent, { kind: 'text' }>;

/** A heading, a line below it and a few sentences, as plain text. */
export function TextWidget(props: TextContent & { headingLevel: HeadingLevel }) {
  const { title, titleLevel, subtitle, subtitleLevel, text, alignment, headingLevel } = props;
  // The page has one heading of the highest level, whatever its editor chose.
  const levelOf = (level: TextContent['titleLevel']) => (level === 1 ? headingLevel : level);
  return (
    <div className={styles.alignments[alignment]}>
      <Stack space="s">
        <TextLine text={title} level={levelOf(titleLevel)} />
        <TextLine text={subtitle} level={subtitleLevel === 1 ? 2 : subtitleLevel} />
        {text && <Text isMeasured>{text}</Text>}
      </Stack>
    </div>
  );
}

function TextLine({ text, level }: { text: string; level: HeadingLevel | null }) {
  if (!text) return null;
  return level === null ? <Text isMeasured>{text}</Text> : <Heading level={level}>{text}</Heading>;
}
