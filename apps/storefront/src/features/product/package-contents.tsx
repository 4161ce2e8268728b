import { useSuspenseQuery } from '@tanstack/react-query';
import type { PackageGroup, PackageOption } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Columns, Heading, Link, Picture, Stack, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { thumbnailView } from '../../display/picture-view.ts';
import { packageQuery } from './package-query.ts';
import * as styles from './package-contents.css.ts';

/** What a package is put together from, group by group. */
export function PackageContents({ alias }: { alias: string }) {
  const t = useTranslate();
  const { commerce } = useScope();
  const { data: contents } = useSuspenseQuery(packageQuery(commerce, alias));
  if (!contents) return null;
  return (
    <Stack space="l" as="section">
      <Heading level={2}>{t('package.heading')}</Heading>
      {contents.groups.map((group) => (
        <Group key={group.groupId} {...group} />
      ))}
    </Stack>
  );
}

function Group({ name, description, required, options }: PackageGroup) {
  const t = useTranslate();
  return (
    <Stack space="s">
      <Heading level={3}>{name}</Heading>
      {description && <Text tone="soft">{description}</Text>}
      <Text tone="muted">{required ? t('package.oneOf') : t('package.optional')}</Text>
      <Columns phone={1} tablet={2} desktop={4} space="m" as="ul">
        {options.map((option) => (
          <Option key={option.optionId} {...option} />
        ))}
      </Columns>
    </Stack>
  );
}

function Option({ name, quantity, product: { canonicalUrl, images } }: PackageOption) {
  const t = useTranslate();
  const { imageBase } = useScope().config;
  const [image] = images;
  return (
    <li className={styles.option}>
      {image && (
        <div className={styles.picture}>
          <Picture {...thumbnailView(imageBase, image)} shape="control" />
        </div>
      )}
      <div>
        <Link href={canonicalUrl} tone="quiet">
          {name}
        </Link>
        <Text tone="muted">{t('package.quantity', { count: quantity })}</Text>
      </div>
    </li>
  );
}
