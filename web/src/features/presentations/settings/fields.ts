import type { Field, FieldGroup } from './field.ts';
import { display, links, measuring, source } from './fields-of-apps.ts';

const about: FieldGroup = {
  id: 'about',
  title: 'About it',
  fields: [
    { path: 'name', kind: 'line', label: 'Name', meaning: 'Recipients see it, too.' },
    {
      path: 'description',
      kind: 'text',
      label: 'Description',
      meaning: 'For the team: what it is for, and for whom.',
    },
    { path: 'locale', kind: 'language', label: 'Language', meaning: 'What it is written in.' },
    {
      path: 'alias',
      kind: 'line',
      label: 'Short name',
      meaning: 'Letters, digits and dashes; apps find it by this.',
      placeholder: 'solar-roofs',
    },
    {
      path: 'externalId',
      kind: 'line',
      label: 'External id',
      meaning: 'Its name in another system of yours.',
    },
    {
      path: 'contentUpdatedAt',
      kind: 'moment',
      label: 'Content changed',
      meaning: 'When what it shows changed last. Left empty: when it was published.',
    },
    {
      path: 'reviewer',
      kind: 'person',
      label: 'Reviewer',
      meaning: 'Who looks after its content.',
    },
  ],
};

const when: FieldGroup = {
  id: 'dates',
  title: 'Dates',
  hint: 'in your own time',
  fields: [
    {
      path: 'releaseAt',
      kind: 'moment',
      label: 'Release',
      meaning: 'Before it neither the team nor recipients see it. Empty: from the beginning.',
    },
    {
      path: 'expiresAt',
      kind: 'moment',
      label: 'Expiry',
      meaning: 'From then on neither the team nor recipients see it. Empty: never.',
    },
    {
      path: 'newUntilAt',
      kind: 'day',
      label: 'New until',
      meaning: 'The last day on which it is marked as new.',
    },
  ],
};

const access: FieldGroup = {
  id: 'access',
  title: 'Who sees it',
  fields: [
    {
      path: 'groupIds',
      kind: 'groups',
      label: 'Groups',
      meaning:
        'Only these see it and share it. Empty: everybody in the team. Recipients of links that exist are not touched.',
    },
    {
      path: 'accessCode',
      kind: 'code',
      label: 'Access code',
      meaning:
        'At least 6 characters. Recipients enter it before they see anything. Leave blank for no code.',
    },
    {
      path: 'isInternalUseOnly',
      kind: 'switch',
      label: 'Internal use only',
      meaning: 'Stays inside the team: links to it stop working',
    },
    {
      path: 'isProtected',
      kind: 'switch',
      label: 'Protected',
      meaning: 'Nobody can delete it until this is switched off',
    },
    {
      path: 'showInMainList',
      kind: 'switch',
      label: 'Show in the main list',
      meaning: 'Off, the apps show it in its folders alone',
    },
    {
      path: 'canBeUsedInHaystack',
      kind: 'switch',
      label: 'Find by its words',
      meaning: 'The apps’ search looks inside it',
    },
    { path: 'isFeatured', kind: 'switch', label: 'Featured', meaning: 'Stands out in lists' },
  ],
};

const recipients: FieldGroup = {
  id: 'recipients',
  title: 'What recipients may do',
  fields: [
    {
      path: 'settings.canBeDownloaded',
      kind: 'switch',
      label: 'Download',
      meaning: 'The original file. Without it, recipients get pictures and the text of the pages',
    },
    {
      path: 'settings.canBePrinted',
      kind: 'switch',
      label: 'Print',
      meaning: 'From the recipient’s page',
    },
    {
      path: 'settings.canBeForwarded',
      kind: 'switch',
      label: 'Forward',
      meaning: 'Mail the link on to somebody else',
    },
    {
      path: 'settings.canBeHandout',
      kind: 'switch',
      label: 'Take as a handout',
      meaning: 'Keep a reduced copy',
    },
    {
      path: 'sharingDisclaimer',
      kind: 'text',
      label: 'Disclaimer',
      meaning: 'Stands beside it wherever it is shared.',
    },
  ],
};

const team: FieldGroup = {
  id: 'team',
  title: 'What the team may do',
  fields: [
    {
      path: 'settings.canBeShared',
      kind: 'switch',
      label: 'Share',
      meaning: 'At all, by any means; off, links that exist stay open',
    },
    {
      path: 'settings.canBeSharedLink',
      kind: 'switch',
      label: 'Share by link',
      meaning: 'Make new links to it; off, those that exist stay open',
    },
    {
      path: 'settings.canBeSharedSpace',
      kind: 'switch',
      label: 'Share in a space',
      meaning: 'Put it beside others for one recipient',
    },
    {
      path: 'settings.canBeSharedText',
      kind: 'switch',
      label: 'Share by text message',
      meaning: 'From the apps',
    },
    { path: 'settings.canBeFaxed', kind: 'switch', label: 'Fax', meaning: 'From the apps' },
    {
      path: 'settings.canBePresentedByUser',
      kind: 'switch',
      label: 'Present',
      meaning: 'Show it to an audience',
    },
    {
      path: 'settings.canBePrintedByUser',
      kind: 'switch',
      label: 'Print for oneself',
      meaning: 'From the apps',
    },
    {
      path: 'settings.canBeExported',
      kind: 'switch',
      label: 'Export',
      meaning: 'Save the file itself',
    },
    {
      path: 'settings.canBeAnnotated',
      kind: 'switch',
      label: 'Annotate',
      meaning: 'Write and draw on its pages',
    },
    { path: 'isRateable', kind: 'switch', label: 'Rate', meaning: 'Give it stars' },
    {
      path: 'settings.canBeUsedInBuilder',
      kind: 'switch',
      label: 'Use in the builder',
      meaning: 'Take single pages into new presentations',
    },
    {
      path: 'sendActivityToCrm',
      kind: 'switch',
      label: 'Send activity to the CRM',
      meaning: 'What recipients do is noted there',
    },
  ],
};

/** Every field and setting in display order; more in fields-of-apps.ts. */
export const fieldGroups: readonly FieldGroup[] = [
  about,
  when,
  access,
  recipients,
  team,
  links,
  display,
  measuring,
  source,
];
export const allFields: readonly Field[] = fieldGroups.flatMap(({ fields }) => fields);
