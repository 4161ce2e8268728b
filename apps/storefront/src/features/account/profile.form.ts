import type { Profile, ProfileChange, UpdateUserResult } from '@torg/commerce-sdk';
import { readStandingText, writeStandingTexts } from '../../display/standing-texts.ts';
import { defineForm } from '../../page/form/define-form.ts';
import type { FieldValues } from '../../page/form/field.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { marketRules } from './market-rules.ts';
import { neededProfileFields, profileFields } from './profile-fields.ts';
import { profileQuery } from './profile-query.ts';

type Told = FieldValues<typeof profileFields>;

/**
 * Changes what the account knows of its customer: what was changed on the page, where that can tell, so that what another tab
 * has saved meanwhile stays. Prices are shown as their kind of customer sees them from then on.
 */
export const profileForm = defineForm('profile', {
  fields: profileFields,
  fieldsFor: (sent, scope) => neededProfileFields(sent, marketRules(scope)),
  async act(scope, told): Promise<UpdateUserResult> {
    const { commerce, queries, stores } = scope;
    const { getProfile, updateUser } = await import('./profile-calls.ts');
    const known = await getProfile(commerce);
    if (!known) return { kind: 'signed-out' };
    const change = changeOf(told, known, scope);
    const isChanged = changeIn(told);
    const result = await updateUser(commerce, {
      ...change,
      ...(isChanged('newsletter') && told.newsletter !== known.hasNewsletter && { newsletter: told.newsletter }),
      ...(readStandingText(known.metaData, 'orderMessage') !== null && {
        metaData: writeStandingTexts(known.metaData, {
          ...(isChanged('orderMessage') && { orderMessage: told.orderMessage }),
          // A person's form does not ask for it.
          ...(told.customerType === 'ORGANIZATION' && isChanged('reference') && { reference: told.reference }),
        }),
      }),
    });
    if (result.kind !== 'updated') return result;
    queries.setQueryData(profileQuery(scope).queryKey, result.profile);
    stores.customer.change(change.customerType);
    await stores.session.load();
    return result;
  },
  isDone: ({ kind }) => kind === 'updated',
});

/** Tells whether a field was changed on the page. */
function changeIn({ changed }: Told): (name: keyof Told) => boolean {
  return (name) => changed === null || changed.includes(name);
}

function changeOf(told: Told, known: Profile, { stores }: Pick<AppScope, 'stores'>) {
  const {
    customerType: toldType,
    company,
    organizationId,
    personalId,
    gender,
    orderMessage: _,
    newsletter: __,
    reference: ___,
    changed: ____,
    ...address
  } = told;
  const isChanged = changeIn(told);
  // The API takes a customer of whom no type is sent for a person.
  const customerType = isChanged('customerType') ? toldType : known.customerType;
  const isOther = customerType !== known.customerType;
  const isOrganization = customerType === 'ORGANIZATION';
  // Another tab made another kind of customer of them: what this one tells of the former is nobody's.
  const isMeant = customerType === toldType;
  // Whoever only acts as the customer is not shown a person's number, and must not empty it.
  const isTheirs = stores.session.user?.spoofedBy === undefined;
  const number = isOrganization ? 'organizationId' : 'personalId';
  const hasNumber = isMeant && (isOrganization || isTheirs) && (isOther || isChanged(number));
  return {
    customerType,
    address: {
      ...Object.fromEntries(Object.entries(address).filter(([name]) => isChanged(name as keyof typeof address))), // its own names
      ...(isMeant && (isOther || isChanged('company')) && { company: isOrganization ? company : '' }),
    },
    ...(isMeant && !isOrganization && isChanged('gender') && { gender }),
    ...(hasNumber && { personalId: isOrganization ? organizationId : personalId }),
  } satisfies ProfileChange;
}
