import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import { endSessions, readSessions } from './session.repository.ts';
import { ownerIn, signedInUser } from './signed-in-user.ts';

/** Where a customer is signed in, and the way out of it. */
export const sessionResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async signedInDevices(_, args, scope) {
      const { now } = scope.shopView(args);
      const user = await signedInUser(scope);
      if (scope.spoofedBy() !== null) return [];
      const sessions = await readSessions(scope.customers.db, user.userId, now);
      const here = scope.sessionId();
      return sessions.map(({ sessionId, ...session }) => ({ id: sessionId, isThis: sessionId === here, ...session }));
    },
  },
  ExtensionMutation: {
    async signOutDevice(_, { id, ...args }, scope) {
      const { now } = scope.shopView(args);
      const user = await ownerIn(scope);
      return (await endSessions(scope.customers.db, user.userId, { only: id }, now)) > 0;
    },
    async signOutEverywhere(_, { keepThis, ...args }, scope) {
      const { now } = scope.shopView(args);
      const user = await ownerIn(scope);
      return endSessions(scope.customers.db, user.userId, { allBut: keepThis ? scope.sessionId() : null }, now);
    },
  },
};
