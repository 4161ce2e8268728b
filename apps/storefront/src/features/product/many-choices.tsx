import { useMemo, useState, type KeyboardEvent } from 'react';
import { stockState, type Stock } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { Button, NativeSelect, Stack, Text, TextField } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { foundChoices, mostInList, soughtParameter } from './found-choices.ts';

/** One of many choices. */
export interface ManyChoice {
  value: string;
  /** What it is called, and found by. */
  label: string;
  stock: Stock;
}

export interface ManyChoicesProps {
  label: string;
  /** What the form sends the value as. */
  name: string;
  choices: readonly ManyChoice[];
  /** Whether one that is sold out can be chosen all the same, such as to look at it. */
  isSoldOutOpen?: boolean;
  /** The value that is chosen; empty while none is. */
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  /** The form that finds choices by their names without script; it stands elsewhere on the page. */
  finder: string;
}

/**
 * One of so many choices that they are no buttons beside each other: the browser's own list, and where that would be too long
 * a field that finds them by their names. Without script that field asks for the page anew.
 */
export function ManyChoices(props: ManyChoicesProps) {
  const { label, name, choices, value, onChange, error, finder, isSoldOutOpen = false } = props;
  const t = useTranslate();
  const [query] = useSearchParams();
  const [sought, setSought] = useState(query.get(soughtParameter) ?? '');
  const isLong = choices.length > mostInList;
  // Words are made for those in the list alone: they cost more than the finding.
  const options = useMemo(() => {
    const found = foundChoices(choices, isLong ? sought : '');
    // What is chosen stays in sight, whatever is sought.
    const chosen = choices.find((choice) => choice.value === value);
    const shown = chosen && !found.includes(chosen) ? [chosen, ...found] : found;
    return shown.map((choice) => ({
      value: choice.value,
      label: [choice.label, noteOf(choice, t)].filter(Boolean).join(', '),
      isDisabled: !isSoldOutOpen && choice.stock.total === 0,
    }));
  }, [choices, isLong, isSoldOutOpen, sought, t, value]);
  const counts = { count: choices.length, shown: options.length };
  return (
    <Stack space="xs">
      {isLong && (
        <TextField
          label={t('product.many.find', counts)}
          type="search"
          name={soughtParameter}
          form={finder}
          autoComplete="off"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={staysHere}
        />
      )}
      {isLong && (
        <noscript>
          <Button type="submit" form={finder} variant="secondary">
            {t('product.many.narrow')}
          </Button>
        </noscript>
      )}
      <NativeSelect
        label={label}
        name={name}
        options={options}
        placeholder={t('product.many.choose')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
        required
      />
      {isLong && (
        <div aria-live="polite">
          <Text size="s" tone="soft">
            {options.length === 0 ? t('product.many.none') : t('product.many.shown', counts)}
          </Text>
        </div>
      )}
    </Stack>
  );
}

function noteOf({ stock }: ManyChoice, t: Translate): string {
  if (stock.total === 0) return t('product.soldOut');
  return stockState(stock) === 'few-left' ? t('product.fewLeft', { stock: stock.inStock }) : '';
}

/** What is found is shown already: Enter need not ask for the page anew. */
function staysHere(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
