import { Fragment } from 'react';
import { Text } from '@torg/ui';

/** A plain text as its paragraphs, which empty lines part; what stands on a line of its own stays there. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph, place) => (
    <Text key={place} isMeasured>
      {paragraph.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  ));
}
