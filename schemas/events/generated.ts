import type { EventDefinition } from './event.ts';
import * as analytics from './analytics.ts';
import * as billing from './billing.ts';
import * as content from './content.ts';
import * as contentBrands from './content/brands.ts';
import * as contentCaptions from './content/captions.ts';
import * as contentFolders from './content/folders.ts';
import * as contentLabels from './content/labels.ts';
import * as contentPackages from './content/packages.ts';
import * as contentProducts from './content/products.ts';
import * as identityCustomRoles from './identity/custom-roles.ts';
import * as identityDevices from './identity/devices.ts';
import * as identityGroups from './identity/groups.ts';
import * as identityImpersonations from './identity/impersonations.ts';
import * as identityMemberships from './identity/memberships.ts';
import * as identitySecondFactor from './identity/second-factor.ts';
import * as identitySignIns from './identity/sign-ins.ts';
import * as identitySingleSignOn from './identity/single-sign-on.ts';
import * as identityTeamDomains from './identity/team-domains.ts';
import * as identityTeams from './identity/teams.ts';
import * as identityUsers from './identity/users.ts';
import * as pings from './pings.ts';
import * as sharing from './sharing.ts';
import * as sharingHits from './sharing/hits.ts';
import * as sharingNotifications from './sharing/notifications.ts';
import * as sharingRequests from './sharing/requests.ts';
import * as telemetry from './telemetry.ts';

type TypeIn<File> = {
  [Name in keyof File]: File[Name] extends EventDefinition<infer Type, infer _Schema> ? Type : never;
}[keyof File];

/** The type of every event. */
export type EventType =
  | TypeIn<typeof analytics>
  | TypeIn<typeof billing>
  | TypeIn<typeof content>
  | TypeIn<typeof contentBrands>
  | TypeIn<typeof contentCaptions>
  | TypeIn<typeof contentFolders>
  | TypeIn<typeof contentLabels>
  | TypeIn<typeof contentPackages>
  | TypeIn<typeof contentProducts>
  | TypeIn<typeof identityCustomRoles>
  | TypeIn<typeof identityDevices>
  | TypeIn<typeof identityGroups>
  | TypeIn<typeof identityImpersonations>
  | TypeIn<typeof identityMemberships>
  | TypeIn<typeof identitySecondFactor>
  | TypeIn<typeof identitySignIns>
  | TypeIn<typeof identitySingleSignOn>
  | TypeIn<typeof identityTeamDomains>
  | TypeIn<typeof identityTeams>
  | TypeIn<typeof identityUsers>
  | TypeIn<typeof pings>
  | TypeIn<typeof sharing>
  | TypeIn<typeof sharingHits>
  | TypeIn<typeof sharingNotifications>
  | TypeIn<typeof sharingRequests>
  | TypeIn<typeof telemetry>;

/** What the files with events export, by topic. */
export const eventFiles: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  analytics: [analytics],
  billing: [billing],
  content: [content, contentBrands, contentCaptions, contentFolders, contentLabels, contentPackages, contentProducts],
  identity: [identityCustomRoles, identityDevices, identityGroups, identityImpersonations, identityMemberships, identitySecondFactor, identitySignIns, identitySingleSignOn, identityTeamDomains, identityTeams, identityUsers],
  pings: [pings],
  sharing: [sharing, sharingHits, sharingNotifications, sharingRequests],
  telemetry: [telemetry],
};
