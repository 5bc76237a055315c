import type { TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

type Changed = EventOf<typeof TeamSettingsChanged>['data'];
export type TeamSettingsChanges = Omit<Changed, 'teamId'>;
export type TeamFeatures = Required<{
  [Feature in keyof NonNullable<Changed['features']>]-?: boolean;
}>;

/** What a team may use, and what its recipients are asked and shown (accounts §3, Team). */
export interface TeamSettings {
  channel: string | null;
  type: NonNullable<Changed['type']>;
  features: TeamFeatures;
  displayUserInfo: boolean;
  sharingConsent: NonNullable<Changed['sharingConsent']>;
  privacyPolicyUrl: string | null;
  /** IANA name: of those in the team who have said none. */
  timeZone: string;
  /** BCP 47: what the team speaks. */
  locale: string;
  /** Minutes after which the apps ask whom one is with. */
  promptForCustomerTimeout: number;
  /** Counts as long as they are an administrator of the team who may come in. */
  accountManagerId: string | null;
  /** Who has no second factor may set one up, and nothing else. */
  requiresSecondFactor: boolean;
}

/** Of a new team: what works without anything outside this installation is on. */
export const newSettings: TeamSettings = {
  channel: null,
  type: 'CUSTOMER',
  features: {
    spaces: true,
    haystack: false,
    sharing: true,
    sendingEmails: true,
    membersCanSendEmails: true,
    snippets: true,
    sinch: false,
    emailVerification: false,
    fax: false,
    metabase: false,
    emailPreviews: true,
    presentationAlias: true,
  },
  displayUserInfo: true,
  sharingConsent: 'IMPLIED',
  privacyPolicyUrl: null,
  timeZone: 'UTC',
  locale: 'en',
  promptForCustomerTimeout: 10,
  accountManagerId: null,
  requiresSecondFactor: false,
};
