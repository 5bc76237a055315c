import { roleLabels } from '@lectern/schemas/access/role-labels.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
import type { RecordedEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { CustomRole } from '../../access/custom-role/state.ts';
import type { Group } from '../../access/group/state.ts';
import { toDisplayDomain } from '../../sign-in/team-domain/domain-name.ts';
import { providerLabels } from '../../sign-in/single-sign-on/hosts.ts';
import type { ActiveSingleSignOn, SingleSignOn } from '../../sign-in/single-sign-on/state.ts';
import type { TeamFeatures, TeamSettings } from '../team/settings.ts';
import type { Team } from '../team/state.ts';
import {
  changeOf,
  differingFields,
  permissionFields,
  displayText,
  type Change,
  type ChangedField,
} from './change.ts';

type Details = Omit<Parameters<typeof changeOf>[1], 'undo'>;

/** For streams with one event per commit, or whose first event defines the state before. */
function changesOfSteps<State>(
  steps: readonly Step<State>[],
  describe: (event: RecordedEvent, before: State, after: State) => Details,
): Change[] {
  return steps.flatMap(({ before, after, events }) =>
    events.map((event) => changeOf(event, describe(event, before, after))),
  );
}

const settingLabels: { [Field in keyof (TeamSettings & { name: string })]?: string } = {
  name: 'Name',
  type: 'Team type',
  channel: 'Channel',
  timeZone: 'Time zone',
  locale: 'Language',
  promptForCustomerTimeout: 'Customer prompt timeout',
  displayUserInfo: 'Show the sender',
  sharingConsent: 'Consent',
  privacyPolicyUrl: 'Privacy policy',
  requiresSecondFactor: 'Require two-step sign-in',
  showsAppSettings: 'Show settings for your own apps',
};
const featureLabels: { [Feature in keyof TeamFeatures]: string } = {
  sharing: 'Share presentations',
  presentationAlias: 'Custom links',
  spaces: 'Spaces',
  sendingEmails: 'Send emails',
  membersCanSendEmails: 'Members can send email',
  snippets: 'Snippets',
  emailPreviews: 'Test emails',
  emailVerification: 'Check emails',
  fax: 'Fax',
  sinch: 'Text messages',
  haystack: 'Haystack',
  metabase: 'Metabase',
};
const settingValueLabels: Record<string, string> = {
  CUSTOMER: 'Customer',
  PARTNER: 'Partner',
  DEMO: 'Demo',
  IMPLIED: 'Implied',
  OPTIONAL: 'Optional',
  REQUIRED: 'Required',
};
const settingLabel = (value: unknown) =>
  typeof value === 'string'
    ? (settingValueLabels[value] ?? displayText(value))
    : displayText(value);

export function changesOfTeam(steps: readonly Step<Team>[]): Change[] {
  return changesOfSteps(steps, ({ type, data }, before, after) => {
    if (type === 'TeamRegistered')
      return { summary: `The team “${String(data['name'])}” was created.` };
    if (before.status === 'none' || after.status === 'none')
      return { summary: 'Team settings set.' };
    const manager: ChangedField[] =
      before.accountManagerId === after.accountManagerId
        ? []
        : [
            {
              name: 'Account manager',
              before: before.accountManagerId,
              after: after.accountManagerId,
              of: 'PERSON',
            },
          ];
    const fields = [
      ...differingFields(settingLabels, before, after, settingLabel),
      ...differingFields(featureLabels, before.features, after.features),
      ...manager,
    ];
    return {
      summary:
        manager.length === fields.length ? 'Account manager changed.' : 'Team settings changed.',
      fields,
    };
  });
}

const quotedName = (state: Group | CustomRole) =>
  state.status === 'active' ? `“${state.name}” ` : '';

export function changesOfGroup(steps: readonly Step<Group>[]): Change[] {
  return changesOfSteps(steps, ({ type }, before, after) => {
    if (type === 'GroupCreated') return { summary: `Group ${quotedName(after)}created.` };
    if (type === 'GroupDeleted') return { summary: `Group ${quotedName(before)}deleted.` };
    return { summary: `Group ${quotedName(before)}renamed.`, fields: nameField(before, after) };
  });
}

export function changesOfCustomRole(steps: readonly Step<CustomRole>[]): Change[] {
  return changesOfSteps(steps, ({ type }, before, after) => {
    const fields = permissionFields(
      before.status === 'active' ? before.permissions : [],
      after.status === 'active' ? after.permissions : [],
    );
    if (type === 'CustomRoleCreated')
      return { summary: `Role ${quotedName(after)}created.`, fields };
    if (type === 'CustomRoleDeleted')
      return { summary: `Role ${quotedName(before)}deleted.`, fields };
    return type === 'CustomRoleRenamed'
      ? { summary: `Role ${quotedName(before)}renamed.`, fields: nameField(before, after) }
      : { summary: `Permissions of the role ${quotedName(after)}changed.`, fields };
  });
}

function nameField(before: Group | CustomRole, after: Group | CustomRole): ChangedField[] {
  return before.status === 'active' && after.status === 'active'
    ? differingFields<{ name: string }>({ name: 'Name' }, before, after)
    : [];
}

const proofs: Record<string, string> = { DNS: 'by its DNS record', MAIL: 'by a mailed code' };

export function changesOfDomain(events: readonly RecordedEvent[]): Change[] {
  return events.map((event) => {
    const domain = `Domain ${toDisplayDomain(String(event.data['domain']))}`;
    if (event.type === 'TeamDomainAdded') return changeOf(event, { summary: `${domain} added.` });
    return changeOf(event, {
      summary:
        event.type === 'TeamDomainRemoved'
          ? `${domain} removed.`
          : `${domain} verified ${proofs[String(event.data['by'])] ?? ''}.`,
    });
  });
}

const connectionLabels: { [Field in keyof ActiveSingleSignOn]?: string } = {
  provider: 'Provider',
  host: 'Host',
  clientId: 'Client',
  defaultRole: 'New users join as',
};
const connectionValueLabels: Record<string, string> = { ...providerLabels, ...roleLabels };
const connectionValue = (value: unknown) =>
  typeof value === 'string' ? (connectionValueLabels[value] ?? value) : null;

export function changesOfSingleSignOn(steps: readonly Step<SingleSignOn>[]): Change[] {
  return changesOfSteps(steps, ({ type }, before, after) => {
    const was = before.status === 'on' ? before : null;
    const is = after.status === 'on' ? after : null;
    const except: ChangedField[] = [
      {
        name: 'Can still use a password',
        before: was?.exceptUserId ?? null,
        after: is?.exceptUserId ?? null,
        of: 'PERSON',
      },
    ];
    switch (type) {
      case 'SingleSignOnConfigured': {
        const secret =
          was === null
            ? []
            : was.clientSecret === is?.clientSecret
              ? []
              : [{ name: 'Client secret', before: 'a secret', after: 'another secret' }];
        const role: ChangedField[] =
          was?.customRoleId === is?.customRoleId || (was === null && is?.customRoleId === null)
            ? []
            : [
                {
                  name: 'Custom role',
                  before: was?.customRoleId ?? null,
                  after: is?.customRoleId ?? null,
                  of: 'CUSTOM_ROLE',
                },
              ];
        return {
          summary:
            was === null ? 'Single sign-on connected.' : 'Single sign-on connection changed.',
          fields:
            is === null
              ? []
              : [
                  ...differingFields(connectionLabels, was, is, connectionValue),
                  ...role,
                  ...secret,
                ],
        };
      }
      case 'SingleSignOnTested':
        return { summary: 'Single sign-on tested.' };
      case 'SingleSignOnRequired':
        return {
          summary:
            was?.exceptUserId == null
              ? 'Single sign-on required.'
              : 'Single sign-on exceptions changed.',
          fields: except,
        };
      case 'SingleSignOnMadeOptional':
        return { summary: 'Single sign-on no longer required.', fields: except };
      default:
        return {
          summary: 'Single sign-on turned off.',
          fields:
            was === null
              ? []
              : Object.entries(connectionLabels).map(([field, name]) => ({
                  name,
                  before: connectionValue(was[field as keyof ActiveSingleSignOn]),
                  after: null,
                })),
        };
    }
  });
}
