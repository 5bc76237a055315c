import { networkOf } from '@lectern/kernel/network.ts';
import type { SeenSignIn } from '../sign-in/find-sign-ins.ts';
import { seenImpersonation } from './Impersonation.ts';

export const SignIn = {
  id: ({ id }: SeenSignIn) => id,
  startedAt: ({ signIn }: SeenSignIn) => signIn.startedAt,
  lastUsedAt: ({ signIn }: SeenSignIn) => signIn.lastUsedAt,
  expiresAt: ({ signIn }: SeenSignIn) => signIn.expiresAt,
  isRemembered: ({ signIn }: SeenSignIn) => signIn.isRemembered,
  isCurrent: ({ isCurrent }: SeenSignIn) => isCurrent,
  deviceName: ({ signIn }: SeenSignIn) => signIn.deviceName,
  userAgent: ({ signIn }: SeenSignIn) => signIn.userAgent,
  address: ({ signIn }: SeenSignIn) => signIn.address,
  method: ({ signIn }: SeenSignIn) => signIn.method,
  network: ({ signIn }: SeenSignIn) => networkOf(signIn.address),
  impersonation: ({ signIn }: SeenSignIn) => seenImpersonation(signIn),
};
