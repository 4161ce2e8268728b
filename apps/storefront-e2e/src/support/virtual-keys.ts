import type { CDPSession, Page } from '@playwright/test';

/** A device that keeps passkeys, as Chromium plays one; its owner is looked at and touches it at once, as long as it is told so. */
export interface VirtualKeys {
  /** Whether somebody is there to touch it. */
  present(isPresent: boolean): Promise<void>;
  /** How many it keeps. */
  count(): Promise<number>;
}

/** Gives a page such a device. */
export async function plugInKeys(page: Page): Promise<VirtualKeys> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async present(enabled) {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async count() {
      return (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
    },
  };
}
