import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Button, Checkbox, Heading, Inline, Link, Notice, Stack, Text } from '@torg/ui';
import { myDataPath } from '../../navigation/my-data-address.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { ProblemNotice } from '../../elements/problem-notice.tsx';

const shownForm = {
  name: 'delete-account',
  fetch: async () => (await import('./delete-account.form.ts')).deleteAccountForm,
};

/** What the shop knows of a customer as a file, and the end of the account. Someone of the shop who acts as them gets neither. */
export const MyDataSection = observer(function MyDataSection() {
  const t = useTranslate();
  const { user } = useScope().stores.session;
  if (!user || user.spoofedBy !== undefined) return null;
  return (
    <section>
      <Stack space="m">
        <Heading level={2} size="m">
          {t('settings.data.heading')}
        </Heading>
        <Text tone="soft">{t('settings.data.text')}</Text>
        {/* A file that the server makes: no page of the shop. */}
        <div>
          <Link href={myDataPath} target="_blank" download isStandalone>
            {t('settings.data.export')}
          </Link>
        </div>
        <DeleteAccount />
      </Stack>
    </section>
  );
});

/** Two steps: the wish, then what is kept and why, and the word that it is meant. */
function DeleteAccount() {
  const t = useTranslate();
  const form = useForm(shownForm);
  const { outcome } = form;
  const kind = outcome?.answer?.kind;
  const isSecondStep = kind === 'review' || outcome?.typed.step === 'confirm';
  if (!isSecondStep)
    return (
      <form {...form.props} key="wish">
        {form.marker}
        <Stack space="s">
          <ProblemNotice kind={kind} refused={t('settings.notAllowed')} />
          <Heading level={3} size="s">
            {t('settings.delete.heading')}
          </Heading>
          <Text tone="soft">{t('settings.delete.text')}</Text>
          <div>
            <Button type="submit" name="step" value="review" variant="secondary" isPending={form.isPending}>
              {t('settings.delete.start')}
            </Button>
          </div>
        </Stack>
      </form>
    );
  return (
    <form {...form.props} key="confirm">
      {form.marker}
      <Stack space="m">
        <div role="status">
          <Heading level={3} size="s">
            {t('settings.delete.review')}
          </Heading>
        </div>
        <Notice tone="warning">{t('settings.delete.forGood')}</Notice>
        <ProblemNotice kind={kind} refused={t('settings.notAllowed')} />
        <Stack space="xs">
          <Text>{t('settings.delete.goes')}</Text>
          <Text>{t('settings.delete.kept')}</Text>
          <Text>{t('settings.delete.balance')}</Text>
        </Stack>
        <Checkbox {...checkboxOf(form.field('meant'))} label={t('settings.delete.meant')} required />
        <Inline space="s">
          <Button type="submit" name="step" value="confirm" isPending={form.isPending}>
            {t('settings.delete.confirm')}
          </Button>
          <Button type="submit" name="step" value="keep" variant="secondary">
            {t('settings.delete.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** A box has no text of its own to begin with. */
function checkboxOf({ name, error }: { name: string; error?: string }) {
  return { name, error };
}
