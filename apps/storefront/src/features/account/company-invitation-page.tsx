import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, ButtonLink, Container, EmptyState, Heading, Notice, Stack, Text } from '@torg/ui';
import { ProblemNotice } from '../../elements/problem-notice.tsx';
import { signInQuery } from '../../navigation/sign-in-address.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { companyInvitationQuery } from './company-invitation-query.ts';

const shownForm = {
  name: 'accept-invitation',
  fetch: async () => (await import('./accept-invitation.form.ts')).acceptInvitationForm,
};

/** Where somebody becomes a member of an organization; whoever has no account makes one on the way. */
export const CompanyInvitationPage = observer(function CompanyInvitationPage(props: { invitationKey: string }) {
  const { invitationKey: key } = props;
  const t = useTranslate();
  const scope = useScope();
  const { site, stores } = scope;
  const { data: invited } = useQuery(companyInvitationQuery(scope, key));
  const form = useForm(shownForm, { about: { key } });
  const answer = form.outcome?.answer;
  const user = stores.session.user;
  if (!invited)
    return (
      <Container>
        <EmptyState
          icon="user"
          heading={t('company.invitation.over.heading')}
          text={t('company.invitation.over.text')}
          action={<ButtonLink href={href(site.locale, 'home', {})}>{t('company.invitation.home')}</ButtonLink>}
        />
      </Container>
    );
  const { company, invitedBy, email, role } = invited;
  const back = href(site.locale, 'companyInvitation', {}, { key });
  const isOther = user !== null && user.email.toLowerCase() !== email;
  return (
    <Container width="narrow">
      <Stack space="l">
        <Heading level={1}>{t('company.invitation.heading')}</Heading>
        <Text>{t('company.invitation.text', { invitedBy, company })}</Text>
        <Text>{t(`company.role.${role}.may`)}</Text>
        <ProblemNotice kind={answer?.kind} refused={t('company.notAllowed')} />
        {answer?.kind === 'invitation-over' && <Notice tone="danger">{t('company.invitation.over.text')}</Notice>}
        {answer?.kind === 'already-member' && <Notice tone="danger">{t('company.invitation.elsewhere')}</Notice>}
        {isOther && <Notice tone="warning">{t('company.invitation.another', { email, own: user.email })}</Notice>}
        {user === null && (
          <>
            <Text>{t('company.invitation.signIn', { email })}</Text>
            <div>
              <ButtonLink href={href(site.locale, 'home', {}, signInQuery(back))}>
                {t('company.invitation.signIn.action')}
              </ButtonLink>
            </div>
          </>
        )}
        {user !== null && !isOther && (
          <form {...form.props}>
            {form.marker}
            <Button type="submit" size="l" isPending={form.isPending}>
              {t('company.invitation.accept')}
            </Button>
          </form>
        )}
      </Stack>
    </Container>
  );
});
