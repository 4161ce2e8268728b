import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href, siteHref } from '@torg/market-routing';
import { Container, Heading, Stack, Text } from '@torg/ui';
import { FormColumn } from '../../elements/form-column.tsx';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { readReturnPath } from '../../navigation/sign-in-address.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { RegisterForm } from './register-form.tsx';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

/** Makes an account for whoever has none. */
export const CreateAccountPage = observer(function CreateAccountPage() {
  const t = useTranslate();
  const { site } = useScope();
  const [query] = useSearchParams();
  const returnTo = readReturnPath(query);
  useRedirectWhenSignedIn(returnTo ?? siteHref(site, 'account', {}, { 'signed-in': 1 }));
  return (
    <Container width="narrow">
      <Stack space="l">
        <Heading level={1}>{t('account.create.heading')}</Heading>
        <FormColumn>
          <Text tone="soft">{t('account.create.text')}</Text>
        </FormColumn>
        <RegisterForm signInAddress={href(site.locale, 'account', {}, returnTo === null ? {} : { returnTo })} />
      </Stack>
    </Container>
  );
});
