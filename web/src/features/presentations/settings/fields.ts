import type { Field, FieldGroup } from './field.ts';
import { appFieldGroups } from './fields-of-apps.ts';

const details: FieldGroup = {
  id: 'details',
  title: 'Details',
  fields: [
    { path: 'name', kind: 'line', label: 'Name', meaning: 'Recipients see it too.' },
    {
      path: 'description',
      kind: 'text',
      label: 'Description',
      meaning: 'For your team: what it is about, and who it is for.',
    },
  ],
};

const visibility: FieldGroup = {
  id: 'visibility',
  title: 'Visibility',
  fields: [
    {
      path: 'groupIds',
      kind: 'groups',
      label: 'Groups',
      meaning: 'Only members of these groups see and share it. Leave empty for the whole team.',
    },
    {
      path: 'releaseAt',
      kind: 'moment',
      label: 'Release',
      meaning: 'Optional. Hidden from everyone until then.',
    },
    {
      path: 'expiresAt',
      kind: 'moment',
      label: 'Expiry',
      meaning: 'Optional. Hidden from everyone from then on.',
    },
    {
      path: 'newUntilAt',
      kind: 'day',
      label: 'New until',
      meaning: 'Optional. Marked as new until the end of this day.',
    },
    {
      path: 'isInternalUseOnly',
      kind: 'switch',
      label: 'Internal use only',
      meaning: 'Stays inside your team; its links stop working.',
    },
    {
      path: 'settings.canBeExported',
      kind: 'switch',
      label: 'Team can download the file',
      meaning: 'Off: only people who can edit presentations download it.',
    },
    {
      path: 'isProtected',
      kind: 'switch',
      label: 'Protected',
      meaning: 'No one can delete it while this is on.',
    },
  ],
};

const recipients: FieldGroup = {
  id: 'recipients',
  title: 'Recipient permissions',
  hint: 'for every link; a link can only allow less',
  fields: [
    {
      path: 'settings.canBeDownloaded',
      kind: 'switch',
      label: 'Download',
      meaning: 'The original file. Off: recipients only see pages and their text.',
    },
    { path: 'settings.canBePrinted', kind: 'switch', label: 'Print' },
    {
      path: 'settings.canBeForwarded',
      kind: 'switch',
      label: 'Forward',
      meaning: 'Recipients can email the link to someone else.',
    },
    {
      path: 'sharingDisclaimer',
      kind: 'text',
      label: 'Disclaimer',
      meaning: 'Optional. Recipients see it next to the presentation.',
    },
  ],
};

const links: FieldGroup = {
  id: 'links',
  title: 'Links and messages',
  hint: 'for every link',
  fields: [
    {
      path: 'settings.canBeShared',
      kind: 'switch',
      label: 'Share',
      meaning: 'Off: no new links; existing links keep working.',
    },
    {
      path: 'settings.canBeSharedLink',
      kind: 'switch',
      label: 'Share by link',
      meaning: 'Off: no new links; existing links keep working.',
    },
    {
      path: 'settings.areSharedLinksSecure',
      kind: 'switch',
      label: 'Ask for an email',
      meaning: 'Everyone who opens a link enters their email and verifies it by code.',
      needsMail: true,
    },
    {
      path: 'settings.onlyIntendedRecipientsCanViewSharedLinks',
      kind: 'switch',
      label: 'Recipients only',
      meaning: 'Links open only for the people they were created for, verified by code.',
      needsMail: true,
    },
    {
      path: 'accessCode',
      kind: 'code',
      label: 'Access code',
      meaning: 'Optional, at least 6 characters. Recipients enter it before they see anything.',
    },
  ],
};

/** The settings that act in this product, in display order. */
export const fieldGroups: readonly FieldGroup[] = [details, visibility, recipients, links];
export const allFields: readonly Field[] = [...fieldGroups, ...appFieldGroups].flatMap(
  ({ fields }) => fields,
);
