import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RichMessageArguments, Tag } from '../compiled/message-keys.ts';

/** What stands for a value of a rich text: an element around tagged words, else the value itself. */
type RichValues<Key extends keyof RichMessageArguments> = {
  [Name in keyof RichMessageArguments[Key]]: RichMessageArguments[Key][Name] extends Tag
    ? (words: ReactNode) => ReactNode
    : RichMessageArguments[Key][Name];
};

/** As react-intl has it; what a generic type comes to is not known before it is used. */
type FormattedValues = ComponentProps<typeof FormattedMessage>['values'];

export interface RichTextProps<Key extends keyof RichMessageArguments> {
  id: Key;
  values: RichValues<Key>;
}

/** A text with elements in it, such as a link: the sentence stays whole for whoever translates it. */
export function RichText<Key extends keyof RichMessageArguments>({ id, values }: RichTextProps<Key>) {
  return <FormattedMessage id={id} values={values as FormattedValues} />; // see FormattedValues
}
