import type { FormHTMLAttributes, ReactNode } from 'react';
import { Stack } from '../../layout/stack/stack.tsx';
import { StarField, type StarFieldProps } from '../../inputs/star-field/star-field.tsx';
import { TextArea, type TextAreaProps } from '../../inputs/text-area/text-area.tsx';
import { TextField, type TextFieldProps } from '../../inputs/text-field/text-field.tsx';

export interface ReviewFormProps {
  /** How it is sent. */
  form: Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style'>;
  /** How many stars are given. */
  stars: StarFieldProps;
  /** The name that others see. */
  author: TextFieldProps;
  /** A few words, which may be left out. */
  comment: TextAreaProps;
  /** The button that sends it. */
  action: ReactNode;
  /** What becomes of a review before others see it. */
  note: ReactNode;
  /** What is sent along unseen. */
  children?: ReactNode;
}

/** Stars, a name and a few words about a product. Without script it is an ordinary form. */
export function ReviewForm({ form, stars, author, comment, action, note, children }: ReviewFormProps) {
  return (
    <form {...form}>
      {children}
      <Stack space="m">
        <StarField {...stars} />
        <TextField {...author} />
        <TextArea {...comment} />
        {note}
        <div>{action}</div>
      </Stack>
    </form>
  );
}
