import { getProfile, getPurchase, updateUser, type CommerceClient } from '@torg/commerce-sdk';
import { claimOrder, type ExtensionsClient } from '@torg/commerce-sdk/extensions';
import type { SignInRequest } from '@torg/stores';
import { addressGaps } from './address-gaps.ts';
import { withToken } from './with-token.ts';

type Order = NonNullable<SignInRequest['order']>;

/** The account's API, beside what it has beyond the contract; null where that is nothing. */
interface Account {
  commerce: CommerceClient;
  extensions: ExtensionsClient | null;
}

/**
 * Makes a guest's order that of the customer whose token it is, and writes name, phone and address of it into their account
 * where it lacks them. An order that is not theirs tells nothing.
 */
export async function takeOverOrder({ commerce, extensions }: Account, order: Order, token: string): Promise<void> {
  const isTheirs = extensions !== null && (await claimOrder(withToken(extensions, token), order));
  if (isTheirs) await fillInAccount(commerce, order, token);
}

async function fillInAccount(commerce: CommerceClient, order: Order, token: string): Promise<void> {
  const [profile, purchase] = await Promise.all([
    getProfile(commerce, { token }),
    getPurchase(commerce, { ...order, paymentType: 'STANDARD' }, { token }),
  ]);
  const told = purchase?.order?.billingAddress;
  if (!profile || !told) return;
  const address = addressGaps(profile.address, told);
  if (Object.keys(address).length > 0) await updateUser(commerce, { address }, { token });
}
