import { useQuery } from '@tanstack/react-query';
import type { SignedInDevice } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { Badge, Button, Heading, Inline, Notice, Spread, Stack, Text } from '@torg/ui';
import { deviceLabel } from '../../display/device-name.ts';
import { writeMoment } from '../../display/write-moment.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { devicesQuery } from './own-affairs-queries.ts';
import { ProblemNotice } from '../../elements/problem-notice.tsx';
import * as styles from './orders-page.css.ts';

const deviceForm = {
  name: 'sign-out-device',
  fetch: async () => (await import('./sign-out-device.form.ts')).signOutDeviceForm,
};
const everywhereForm = {
  name: 'sign-out-everywhere',
  fetch: async () => (await import('./sign-out-everywhere.form.ts')).signOutEverywhereForm,
};

/** Where a customer is signed in, and the way out of each, of all others, and of all. */
export function DevicesSection() {
  const t = useTranslate();
  const { data: devices } = useQuery(devicesQuery(useScope()));
  if (!devices || devices.length === 0) return null;
  return (
    <section>
      <Stack space="s">
        <Heading level={2} size="m">
          {t('settings.devices.heading')}
        </Heading>
        <Text tone="soft">{t('settings.devices.text')}</Text>
        <ul className={styles.list}>
          {devices.map((device) => (
            <li key={device.id}>
              <Device device={device} />
            </li>
          ))}
        </ul>
        <SignOutOfAll hasOthers={devices.some(({ isThis }) => !isThis)} />
      </Stack>
    </section>
  );
}

function Device({ device }: { device: SignedInDevice }) {
  const t = useTranslate();
  const { site, config } = useScope();
  const written = (moment: string) =>
    writeMoment(moment, {
      ...{ language: site.languageId, timeZone: config.shop.service.timeZone },
      timeStyle: 'short',
    });
  const form = useForm(deviceForm, { about: { device: device.id } });
  const name = deviceLabel(device.agent, t);
  return (
    <form {...form.props}>
      {form.marker}
      <ProblemNotice kind={form.outcome?.answer?.kind} refused={t('settings.notAllowed')} />
      <Spread>
        <span>
          {name} {device.isThis && <Badge tone="success">{t('settings.devices.this')}</Badge>}
          <Text size="s" tone="soft">
            {t('settings.devices.seen', { moment: written(device.lastSeenAt) })}
            {device.beganAt && ` · ${t('settings.devices.began', { moment: written(device.beganAt) })}`}
          </Text>
        </span>
        {!device.isThis && (
          <Button
            type="submit"
            variant="secondary"
            size="s"
            isPending={form.isPending}
            aria-label={t('settings.devices.endOf', { name })}
          >
            {t('account.signOut')}
          </Button>
        )}
      </Spread>
    </form>
  );
}

function SignOutOfAll({ hasOthers }: { hasOthers: boolean }) {
  const t = useTranslate();
  const form = useForm(everywhereForm);
  const answer = form.outcome?.answer;
  return (
    <form {...form.props}>
      {form.marker}
      <Stack space="s">
        <ProblemNotice kind={answer?.kind} refused={t('settings.notAllowed')} />
        {answer?.kind === 'ended' && (
          <Notice tone="success" role="status">
            {t('settings.devices.ended', { count: answer.ended })}
          </Notice>
        )}
        <Inline space="s">
          {hasOthers && (
            <Button type="submit" name="which" value="others" variant="secondary" isPending={form.isPending}>
              {t('settings.devices.endOthers')}
            </Button>
          )}
          <Button type="submit" name="which" value="all" variant="secondary" isPending={form.isPending}>
            {t('settings.devices.endAll')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
