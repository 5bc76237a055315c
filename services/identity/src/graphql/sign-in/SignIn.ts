import { networkOf } from '@lectern/kernel/network/network.ts';
import type { SignInRow } from '../../sign-in/sign-in/find-sign-ins.ts';
import { toImpersonation } from '../access/Impersonation.ts';
import type { SignInResolvers } from '../generated.ts';

export type SignInParent = SignInRow;

export const SignIn = {
  id: ({ id }) => id,
  startedAt: ({ signIn }) => signIn.startedAt,
  lastUsedAt: ({ signIn }) => signIn.lastUsedAt,
  expiresAt: ({ signIn }) => signIn.expiresAt,
  isRemembered: ({ signIn }) => signIn.isRemembered,
  isCurrent: ({ isCurrent }) => isCurrent,
  deviceName: ({ signIn }) => signIn.deviceName,
  userAgent: ({ signIn }) => signIn.userAgent,
  address: ({ signIn }) => signIn.address,
  method: ({ signIn }) => signIn.method,
  network: ({ signIn }) => networkOf(signIn.address),
  impersonation: ({ signIn }) => toImpersonation(signIn),
} satisfies SignInResolvers;
