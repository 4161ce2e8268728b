import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import type { ConsentState } from '@torg/stores';
import { Button, Checkbox, Columns, Heading, Stack, Text } from '@torg/ui';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';

const shownForm = { name: 'consent', fetch: async () => (await import('./consent.form.ts')).consentForm };

/** The visitor's choice, which they may change or take back. Links to it say its id. */
export const CookieSettings = observer(function CookieSettings() {
  const t = useTranslate();
  const { consent } = useScope().stores;
  const form = useForm(shownForm, { leadsOn: false });
  // The server reads the same cookie, so that both render the same before the page is alive.
  const [rendered] = useState(() => consent.known());
  const state = consent.state.status === 'answered' ? consent.state : rendered;
  const choice = state.status === 'answered' ? state.choice : { statistics: false, marketing: false };
  return (
    <Stack space="m" as="section">
      <div id="settings">
        <Heading level={2}>{t('cookies.settings.heading')}</Heading>
      </div>
      <Text isMeasured>{useStanding(state)}</Text>
      <form {...form.props}>
        {form.marker}
        {/* Chosen anew elsewhere, such as in the banner, the boxes stand as that was. */}
        <Stack space="m" key={`${choice.statistics} ${choice.marketing}`}>
          <Checkbox
            label={t('cookies.category.necessary')}
            hint={t('cookies.category.necessary.text')}
            checked
            disabled
            readOnly
          />
          <Checkbox
            name={form.field('statistics').name}
            label={t('cookies.category.statistics')}
            hint={t('cookies.category.statistics.text')}
            defaultChecked={choice.statistics}
          />
          <Checkbox
            name={form.field('marketing').name}
            label={t('cookies.category.marketing')}
            hint={t('cookies.category.marketing.text')}
            defaultChecked={choice.marketing}
          />
          <Columns tablet={3} desktop={4} space="s">
            {(['ticked', 'none', 'all'] as const).map((answer) => (
              <Button
                key={answer}
                type="submit"
                variant="secondary"
                isFullWidth
                name={form.field('answer').name}
                value={answer}
              >
                {t(answers[answer])}
              </Button>
            ))}
          </Columns>
        </Stack>
      </form>
    </Stack>
  );
});

const answers = { ticked: 'cookies.save', none: 'cookies.refuse', all: 'cookies.accept' } as const;

/** What holds now, in words. */
function useStanding(state: ConsentState): string {
  const t = useTranslate();
  const { site } = useScope();
  if (state.status !== 'answered') return t('cookies.settings.open');
  if (state.at === null) return t('cookies.settings.signal');
  // In the shop's own time, so that server and browser name the same day.
  const zone = { timeZone: 'Europe/Stockholm', dateStyle: 'long' } as const;
  return t('cookies.settings.answered', { date: new Intl.DateTimeFormat(site.languageId, zone).format(state.at) });
}
