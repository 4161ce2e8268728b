import { readGreeting } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Stack, Text } from '@torg/ui';
import { greetingText } from '../display/greeting-text.ts';
import { useScope } from '../scope/scope-context.tsx';

/** What a shopper wants said of a line; of a gift card, whom it is for, when it goes there, and what is said with it. */
export function LineMessage({ message }: { message: string }) {
  const t = useTranslate();
  const { site } = useScope();
  const greeting = readGreeting(message);
  if (!greeting) {
    return (
      <Text size="s" tone="muted">
        {t('cart.line.message', { message })}
      </Text>
    );
  }
  return (
    <Stack space="xs">
      <Text size="s" tone="muted">
        {greetingText(greeting, { locale: site.locale, t })}
      </Text>
      {greeting.words !== '' && (
        <Text size="s" tone="muted">
          {t('goods.gift.words', { words: greeting.words })}
        </Text>
      )}
    </Stack>
  );
}
