import type { Field, FieldGroup } from './field.ts';
import { appFieldGroups } from './fields-of-apps.ts';
import { trackers } from './fields-of-trackers.ts';
import { brandKind, productKind } from '../../../tags/kinds.ts';
import { brandTexts, productTexts } from '../../../tags/texts.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const details: FieldGroup = {
  id: 'details',
  title: texts.details,
  fields: [
    { path: 'name', kind: 'line', label: common.name, meaning: texts.recipientsSeeItToo },
    {
      path: 'description',
      kind: 'text',
      label: texts.description,
      meaning: texts.descriptionHint,
    },
    { path: 'brandId', kind: 'tags', label: brandTexts.one, of: brandKind, isList: false },
    { path: 'productIds', kind: 'tags', label: productTexts.many, of: productKind, isList: true },
  ],
};

const visibility: FieldGroup = {
  id: 'visibility',
  title: texts.visibility,
  fields: [
    {
      path: 'groupIds',
      kind: 'groups',
      label: common.groups,
      meaning: texts.groupsHint,
    },
    {
      path: 'releaseAt',
      kind: 'moment',
      label: texts.release,
      meaning: texts.optionalHiddenFromEveryoneUntil,
    },
    {
      path: 'expiresAt',
      kind: 'moment',
      label: texts.expiry,
      meaning: texts.expiryHint,
    },
    {
      path: 'newUntilAt',
      kind: 'day',
      label: texts.newUntil,
      meaning: texts.newUntilHint,
    },
    {
      path: 'isInternalUseOnly',
      kind: 'switch',
      label: texts.internalUseOnly,
      meaning: texts.internalHint,
    },
    {
      path: 'settings.canBeExported',
      kind: 'switch',
      label: texts.teamCanDownloadTheFile,
      meaning: texts.downloadHint,
    },
    {
      path: 'isProtected',
      kind: 'switch',
      label: texts.protected,
      meaning: texts.protectedHint,
    },
  ],
};

const recipients: FieldGroup = {
  id: 'recipients',
  title: texts.recipientPermissions,
  hint: texts.linkDefaultsHint,
  fields: [
    {
      path: 'settings.canBeDownloaded',
      kind: 'switch',
      label: common.download,
      meaning: texts.originalHint,
    },
    { path: 'settings.canBePrinted', kind: 'switch', label: common.print },
    {
      path: 'settings.canBeForwarded',
      kind: 'switch',
      label: texts.forward,
      meaning: texts.forwardHint,
    },
    {
      path: 'sharingDisclaimer',
      kind: 'text',
      label: texts.disclaimer,
      meaning: texts.noteHint,
    },
  ],
};

const links: FieldGroup = {
  id: 'links',
  title: texts.linksAndMessages,
  hint: texts.forEveryLink,
  fields: [
    {
      path: 'settings.canBeShared',
      kind: 'switch',
      label: texts.share,
      meaning: texts.shareByLinkHint,
    },
    {
      path: 'settings.canBeSharedLink',
      kind: 'switch',
      label: texts.shareByLink,
      meaning: texts.shareByLinkHint,
    },
    {
      path: 'settings.areSharedLinksSecure',
      kind: 'switch',
      label: texts.askForAnEmail,
      meaning: texts.emailGateHint,
      needsMail: true,
    },
    {
      path: 'settings.onlyIntendedRecipientsCanViewSharedLinks',
      kind: 'switch',
      label: texts.recipientsOnly,
      meaning: texts.recipientsOnlyHint,
      needsMail: true,
    },
    {
      path: 'accessCode',
      kind: 'code',
      label: common.accessCode,
      meaning: texts.optionalAtLeast6Characters,
    },
  ],
};

/** The settings that act in this product, in display order. */
export const fieldGroups: readonly FieldGroup[] = [
  details,
  visibility,
  recipients,
  links,
  trackers,
];
export const allFields: readonly Field[] = [...fieldGroups, ...appFieldGroups].flatMap(
  ({ fields }) => fields,
);
