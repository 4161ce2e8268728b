import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href, sitePath } from '@torg/market-routing';
import { Link, Notice, Stack } from '@torg/ui';
import { NativeDialog } from '@torg/ui/overlays';
import { useLocation, useNavigate, useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { readReturnPath, readSessionEnd } from '../../navigation/sign-in-address.ts';
import { SignInForm } from '../../elements/sign-in-form.tsx';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

/** The form to sign in, over the page. Whoever closes it stays on the page, whose address no longer asks. */
export const SignInDialog = observer(function SignInDialog() {
  const t = useTranslate();
  const { site, config } = useScope();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const end = readSessionEnd(query);
  useRedirectWhenSignedIn(readReturnPath(query) ?? sitePath(site, pathname));
  return (
    <NativeDialog
      title={t('account.signIn.heading')}
      closeLabel={t('account.signIn.close')}
      onClose={() => void navigate(pathname, { replace: true })}
    >
      <Stack space="m">
        {end && <Notice tone="warning">{t(`shell.session.${end}`)}</Notice>}
        <SignInForm />
        {config.api.extensions !== null && (
          <Link href={href(site.locale, 'findOrder', {})} isStandalone>
            {t('account.findOrder')}
          </Link>
        )}
      </Stack>
    </NativeDialog>
  );
});
