import type { ReactNode } from 'react';
import { Button, Container, Heading, Stack, Text } from '@torg/ui';
import type { FormFields } from '../page/form/field.ts';
import type { UsedForm } from '../page/form/use-form.tsx';
import { FormColumn } from './form-column.tsx';

interface ShortFormPageProps {
  heading: string;
  /** The form, or what stands in its place once it is done. */
  children: ReactNode;
}

/** A page that asks for little, such as where a link is to be mailed to. */
export function ShortFormPage({ heading, children }: ShortFormPageProps) {
  return (
    <Container width="narrow">
      <Stack space="l">
        <Heading level={1}>{heading}</Heading>
        <FormColumn>{children}</FormColumn>
      </Stack>
    </Container>
  );
}

interface ShortFormProps<Fields extends FormFields, Answer> {
  form: UsedForm<Fields, Answer>;
  /** Why it did not do what it was asked for. */
  problem: ReactNode;
  /** What it is for. */
  text: string;
  /** What its button says. */
  submit: string;
  /** Its fields. */
  children: ReactNode;
  /** Leads to what somebody may have wanted instead. */
  beside?: ReactNode;
}

/** A form of few fields with one button. */
export function ShortForm<Fields extends FormFields, Answer>(props: ShortFormProps<Fields, Answer>) {
  const { form, problem, text, submit, children, beside } = props;
  return (
    <form {...form.props}>
      {form.marker}
      <Stack space="m">
        {problem}
        <Text tone="soft">{text}</Text>
        {children}
        <div>
          <Button type="submit" size="l" isPending={form.isPending}>
            {submit}
          </Button>
        </div>
        {beside && <div>{beside}</div>}
      </Stack>
    </form>
  );
}
