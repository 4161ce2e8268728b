import type { Parameter, Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { DescriptionList, Heading, Link, Stack, Table } from '@torg/ui';
import { type FactSections, factSections } from './fact-sections.ts';
import { Paragraphs } from './paragraphs.tsx';
import { PriceHistory } from './price-history.tsx';
import { sizeNumbers } from './size-numbers.ts';
import * as styles from './product-page.css.ts';

/** What there is to know of a product: its texts, its specification, what it holds, who answers for it, how its price has moved. */
export function ProductFacts({ product }: { product: Product }) {
  const { specification, nutrition, safety } = factSections(product.parameterGroups);
  return (
    <div className={styles.facts}>
      <Stack space="xxl">
        <Description texts={product.texts} />
        <Nutrition {...nutrition} />
      </Stack>
      <div className={styles.numbers}>
        <Stack space="xxl">
          <Specification product={product} groups={specification} />
          <PriceHistory product={product} />
        </Stack>
      </div>
      <Safety facts={safety} />
    </div>
  );
}

function Description({ texts: { short, long, extra } }: Pick<Product, 'texts'>) {
  const t = useTranslate();
  const text = long || short;
  if (!text && !extra) return null;
  return (
    <Stack space="m" as="section">
      <Heading level={2}>{t('product.description')}</Heading>
      {text && <Paragraphs text={text} />}
      {extra && <Paragraphs text={extra} />}
    </Stack>
  );
}

/** Brand, numbers and what stands in the first group need no heading of their own. */
function Specification({ product, groups }: { product: Product; groups: FactSections['specification'] }) {
  const t = useTranslate();
  const { brand, articleNumber, skus } = product;
  const [first, ...others] = groups;
  const numbers = sizeNumbers(skus);
  const gtin = skus.length === 1 ? skus[0]?.gtin : null;
  const items = [
    ...(brand ? [{ term: t('product.brand'), value: brand.name }] : []),
    ...(first?.parameters ?? []).map(factItem),
    ...(articleNumber ? [{ term: t('product.articleNumber'), value: articleNumber }] : []),
    ...(numbers.length > 0 ? [{ term: t('product.articleNumbers'), value: <Lines texts={numbers} /> }] : []),
    ...(gtin ? [{ term: t('product.gtin'), value: gtin }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Stack space="m" as="section">
      <Heading level={2}>{t('product.specification')}</Heading>
      <DescriptionList items={items} />
      {others.map(({ parameterGroupId, name, parameters }) => (
        <Stack key={parameterGroupId} space="xs">
          <Heading level={3} size="s">
            {name}
          </Heading>
          <DescriptionList items={parameters.map(factItem)} />
        </Stack>
      ))}
    </Stack>
  );
}

function Nutrition({ per, rows }: FactSections['nutrition']) {
  const t = useTranslate();
  if (rows.length === 0) return null;
  const heading = t('product.nutrition');
  return (
    <Stack space="m" as="section">
      <Heading level={2}>{heading}</Heading>
      <Table
        caption={heading}
        isCaptionHidden
        columns={[
          { id: 'name', label: t('product.nutrition.what') },
          { id: 'value', label: per ? t('product.nutrition.per', { amount: per }) : heading, isNumeric: true },
        ]}
        rows={rows.map(({ label, value }) => ({ id: label, cells: { name: label, value } }))}
      />
    </Stack>
  );
}

function Safety({ facts }: { facts: readonly Parameter[] }) {
  const t = useTranslate();
  return (
    facts.length > 0 && (
      <Stack space="m" as="section">
        <Heading level={2}>{t('product.safety')}</Heading>
        <DescriptionList items={facts.map(factItem)} />
      </Stack>
    )
  );
}

/** Each on a line of its own. */
function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <Stack space="xs">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Stack>
  );
}

/** A fact with its value, which can be followed where it is an address: of a document, of whoever answers for the goods. */
function factItem({ label, value }: Parameter) {
  const href = addressIn(value);
  return {
    term: label,
    value: href ? (
      <Link href={href} isStandalone>
        {value}
      </Link>
    ) : (
      value
    ),
  };
}

function addressIn(value: string): string | null {
  if (/^https?:\/\/\S+$/.test(value)) return value;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? `mailto:${value}` : null;
}
