import { SharedLinkAccessAsked } from '@lectern/schemas/events/sharing/requests.ts';
import {
  SharedLinkCodeRequested,
  SharedLinkMailRequested,
} from '@lectern/schemas/events/sharing.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { linkMailJob } from '../jobs/send-link-mail.ts';

export const mailWhenLinkAsks = policy({
  name: 'mail-when-link-asks',
  on: [SharedLinkMailRequested, SharedLinkCodeRequested, SharedLinkAccessAsked],
  async react({ type, data, meta: { teamId, time: at } }, context) {
    const { sharedLinkId } = data;
    switch (type) {
      case 'SharedLinkMailRequested':
        return void (await context.jobs.add(
          linkMailJob(teamId, { mail: 'share', sharedLinkId, personId: data.recipientId, at }),
        ));
      case 'SharedLinkCodeRequested':
        return void (await context.jobs.add(
          linkMailJob(teamId, {
            mail: 'code',
            sharedLinkId,
            personId: data.recipientId,
            at,
            period: data.period,
            language: data.language,
          }),
        ));
      case 'SharedLinkAccessAsked':
        return void (await context.jobs.add(
          linkMailJob(teamId, { mail: 'access-asked', sharedLinkId, personId: data.askerId, at }),
        ));
    }
  },
});
