import {
  PasskeyAdded,
  PasskeyRemoved,
  RecoveryCodeUsed,
  SecondFactorReset,
  TotpTurnedOff,
  TotpTurnedOn,
} from '@lectern/schemas/events/identity/second-factor.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { mailSecondFactorChangedJob } from '../jobs/mail-second-factor-changed.ts';

export const mailPersonWhenSecondFactorChanged = policy({
  name: 'mail-person-when-second-factor-changed',
  on: [
    TotpTurnedOn,
    TotpTurnedOff,
    PasskeyAdded,
    PasskeyRemoved,
    RecoveryCodeUsed,
    SecondFactorReset,
  ],
  async react({ type, data, meta }, context) {
    const id = `${data.userId}.${meta.version}`;
    const what =
      type === 'SecondFactorReset' && data.before !== null ? 'SecondFactorDropped' : type;
    await context.jobs.add(
      mailSecondFactorChangedJob(meta.teamId, {
        id,
        userId: data.userId,
        what,
        changedAt: meta.time,
      }),
    );
  },
});
