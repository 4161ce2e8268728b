import { updateUser, type CommerceClient, type ProfileChange } from '@torg/commerce-sdk';

/** Writes what somebody told when they made an account into it. What the API does not take is left to their settings. */
export async function fillInProfile(commerce: CommerceClient, profile: ProfileChange, token: string): Promise<void> {
  const { kind } = await updateUser(commerce, profile, { token });
  if (kind !== 'updated') throw new Error(`A new account was not filled in: ${kind}`);
}
