import { display, links, measuring, source } from './fields-of-apps.ts';

type Named = { path: string; word: string; meaning?: string };
type Choice = readonly (readonly [value: string, word: string])[];
export type Field = Named &
  (
    | {
        kind:
          | 'switch'
          | 'text'
          | 'line'
          | 'address'
          | 'secret'
          | 'code'
          | 'moment'
          | 'day'
          | 'person'
          | 'language'
          | 'addresses';
        placeholder?: string;
      }
    | { kind: 'choice'; choices: Choice; isNumber?: boolean }
    | { kind: 'ids'; one: string; many: string }
    | { kind: 'groups' }
  );
export type FieldGroup = { id: string; title: string; hint?: string; fields: readonly Field[] };

const about: FieldGroup = {
  id: 'about',
  title: 'About it',
  fields: [
    { path: 'name', kind: 'line', word: 'Name', meaning: 'Recipients see it, too.' },
    {
      path: 'description',
      kind: 'text',
      word: 'Description',
      meaning: 'For the team: what it is for, and for whom.',
    },
    { path: 'locale', kind: 'language', word: 'Language', meaning: 'What it is written in.' },
    {
      path: 'alias',
      kind: 'line',
      word: 'Short name',
      meaning: 'Letters, digits and dashes; apps find it by this.',
      placeholder: 'solar-roofs',
    },
    {
      path: 'externalId',
      kind: 'line',
      word: 'External id',
      meaning: 'Its name in another system of yours.',
    },
    {
      path: 'contentUpdatedAt',
      kind: 'moment',
      word: 'Content changed',
      meaning: 'When what it shows changed last. Left empty: when it was published.',
    },
    { path: 'reviewer', kind: 'person', word: 'Reviewer', meaning: 'Who looks after its content.' },
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
      word: 'Release',
      meaning: 'Before it neither the team nor recipients see it. Empty: from the beginning.',
    },
    {
      path: 'expiresAt',
      kind: 'moment',
      word: 'Expiry',
      meaning: 'From then on neither the team nor recipients see it. Empty: never.',
    },
    {
      path: 'newUntilAt',
      kind: 'day',
      word: 'New until',
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
      word: 'Groups',
      meaning:
        'Only these see it and share it. Empty: everybody in the team. Recipients of links that exist are not touched.',
    },
    {
      path: 'accessCode',
      kind: 'code',
      word: 'Access code',
      meaning: 'Asked of recipients before they see anything. Empty: nobody is asked.',
    },
    {
      path: 'isInternalUseOnly',
      kind: 'switch',
      word: 'Internal use only',
      meaning: 'Stays inside the team: links to it stop working',
    },
    {
      path: 'isProtected',
      kind: 'switch',
      word: 'Protected',
      meaning: 'Nobody can delete it until this is switched off',
    },
    {
      path: 'showInMainList',
      kind: 'switch',
      word: 'Show in the main list',
      meaning: 'Off, the apps show it in its folders alone',
    },
    {
      path: 'canBeUsedInHaystack',
      kind: 'switch',
      word: 'Find by its words',
      meaning: 'The apps’ search looks inside it',
    },
    { path: 'isFeatured', kind: 'switch', word: 'Featured', meaning: 'Stands out in lists' },
  ],
};

const recipients: FieldGroup = {
  id: 'recipients',
  title: 'What recipients may do',
  fields: [
    {
      path: 'settings.canBeDownloaded',
      kind: 'switch',
      word: 'Download',
      meaning: 'The original file. Without it, recipients only get pictures of the pages',
    },
    {
      path: 'settings.canBePrinted',
      kind: 'switch',
      word: 'Print',
      meaning: 'From the recipient’s page',
    },
    {
      path: 'settings.canBeForwarded',
      kind: 'switch',
      word: 'Forward',
      meaning: 'Mail the link on to somebody else',
    },
    {
      path: 'settings.canBeHandout',
      kind: 'switch',
      word: 'Take as a handout',
      meaning: 'Keep a reduced copy',
    },
    {
      path: 'sharingDisclaimer',
      kind: 'text',
      word: 'Disclaimer',
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
      word: 'Share',
      meaning: 'At all, by any means; off, links that exist stay open',
    },
    {
      path: 'settings.canBeSharedLink',
      kind: 'switch',
      word: 'Share by link',
      meaning: 'Make new links to it; off, those that exist stay open',
    },
    {
      path: 'settings.canBeSharedSpace',
      kind: 'switch',
      word: 'Share in a space',
      meaning: 'Put it beside others for one recipient',
    },
    {
      path: 'settings.canBeSharedText',
      kind: 'switch',
      word: 'Share by text message',
      meaning: 'From the apps',
    },
    { path: 'settings.canBeFaxed', kind: 'switch', word: 'Fax', meaning: 'From the apps' },
    {
      path: 'settings.canBePresentedByUser',
      kind: 'switch',
      word: 'Present',
      meaning: 'Show it to an audience',
    },
    {
      path: 'settings.canBePrintedByUser',
      kind: 'switch',
      word: 'Print for oneself',
      meaning: 'From the apps',
    },
    {
      path: 'settings.canBeExported',
      kind: 'switch',
      word: 'Export',
      meaning: 'Save the file itself',
    },
    {
      path: 'settings.canBeAnnotated',
      kind: 'switch',
      word: 'Annotate',
      meaning: 'Write and draw on its pages',
    },
    { path: 'isRateable', kind: 'switch', word: 'Rate', meaning: 'Give it stars' },
    {
      path: 'settings.canBeUsedInBuilder',
      kind: 'switch',
      word: 'Use in the builder',
      meaning: 'Take single pages into new presentations',
    },
    {
      path: 'sendActivityToCrm',
      kind: 'switch',
      word: 'Send activity to the CRM',
      meaning: 'What recipients do is noted there',
    },
  ],
};

/** Every field and setting, in the order in which they are shown; more of them in fields-of-apps.ts. */
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
