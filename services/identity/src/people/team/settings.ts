import type { TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

type Changed = EventOf<typeof TeamSettingsChanged>['data'];
export type TeamSettingsChanges = Omit<Changed, 'teamId'>;
export type TeamFeatures = Required<{
  [Feature in keyof NonNullable<Changed['features']>]-?: boolean;
}>;

/** What a new presentation of the team begins with (content §3). */
type TeamDefaults = Required<{
  [Default in keyof NonNullable<Changed['defaults']>]-?: boolean;
}>;

/** Accounts §3, Team. */
export interface TeamSettings {
  channel: string | null;
  type: NonNullable<Changed['type']>;
  features: TeamFeatures;
  displayUserInfo: boolean;
  sharingConsent: NonNullable<Changed['sharingConsent']>;
  privacyPolicyUrl: string | null;
  /** IANA name, for members without their own. */
  timeZone: string;
  /** BCP 47. */
  locale: string;
  /** Minutes after which the apps ask for the customer. */
  promptForCustomerTimeout: number;
  /** Valid while they are an administrator who can sign in. */
  accountManagerId: string | null;
  /** Members without a second factor can only set one up. */
  requiresSecondFactor: boolean;
  /** Whether the console shows settings that only the team's own apps use. */
  showsAppSettings: boolean;
  defaults: TeamDefaults;
}

/** Everything that works without external services is on. */
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
  showsAppSettings: false,
  // As content has them for a team that has chosen nothing.
  defaults: {
    shareEmail: true,
    shareLink: true,
    fax: false,
    annotate: false,
    exportFile: false,
    downloadFile: false,
    printFile: false,
    forwardFile: false,
    rateFile: true,
    sendActivityToCrm: true,
    useInHaystack: true,
    requireQuickShareTemplate: false,
  },
};
