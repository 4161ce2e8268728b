import type { ProfileChange, UpdateUserResult } from '@torg/commerce-sdk';
import { readStandingText, writeStandingTexts } from '../../display/standing-texts.ts';
import { defineForm } from '../../page/form/define-form.ts';
import type { FieldValues } from '../../page/form/field.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { marketRules } from './market-rules.ts';
import { neededProfileFields, profileFields } from './profile-fields.ts';
import { profileQuery } from './profile-query.ts';

type Told = FieldValues<typeof profileFields>;

/** Changes what the account knows of its customer. Prices are shown as their kind of customer sees them from then on. */
export const profileForm = defineForm('profile', {
  fields: profileFields,
  fieldsFor: (sent, scope) => neededProfileFields(sent, marketRules(scope)),
  async act(scope, told): Promise<UpdateUserResult> {
    const { commerce, queries, stores } = scope;
    const { getProfile, updateUser } = await import('./profile-calls.ts');
    const known = await getProfile(commerce);
    if (!known) return { kind: 'signed-out' };
    const result = await updateUser(commerce, {
      ...changeOf(told, scope),
      ...(told.newsletter !== known.hasNewsletter && { newsletter: told.newsletter }),
      ...(readStandingText(known.metaData, 'orderMessage') !== null && {
        metaData: writeStandingTexts(known.metaData, {
          orderMessage: told.orderMessage,
          // A person's form does not ask for it.
          ...(told.customerType === 'ORGANIZATION' && { reference: told.reference }),
        }),
      }),
    });
    if (result.kind !== 'updated') return result;
    queries.setQueryData(profileQuery(scope).queryKey, result.profile);
    stores.customer.change(told.customerType);
    await stores.session.load();
    return result;
  },
  isDone: ({ kind }) => kind === 'updated',
});

function changeOf(told: Told, { stores }: Pick<AppScope, 'stores'>): ProfileChange {
  const {
    customerType,
    company,
    organizationId,
    personalId,
    gender,
    orderMessage: _,
    newsletter: __,
    reference: ___,
    ...address
  } = told;
  const isOrganization = customerType === 'ORGANIZATION';
  // Whoever only acts as the customer is not shown a person's number, and must not empty it.
  const isTheirs = stores.session.user?.spoofedBy === undefined;
  return {
    customerType,
    address: { ...address, company: isOrganization ? company : '' },
    ...(!isOrganization && { gender }),
    ...((isOrganization || isTheirs) && { personalId: isOrganization ? organizationId : personalId }),
  };
}
