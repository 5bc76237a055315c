import { z } from 'zod';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { accessCodeOf, SHORTEST_ACCESS_CODE } from '@lectern/schemas/access/access-code.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Changes } from '../presentation/create.ts';
import { checkFolders } from '../folder/find-folders.ts';
import { assertGroups } from '../replicas/groups.ts';
import { assertMember } from '../replicas/members.ts';
import { Brand } from '../tag/brand.ts';
import { checkTags } from '../tag/find-tags.ts';
import { Label } from '../tag/label.ts';
import { Product } from '../tag/product.ts';
import { namedNotifications } from './named-notifications.ts';
import { settingsInput } from './settings-input.ts';
import type { Notifiees, PresentationForm, PresentationSettings } from '../presentation/state.ts';
import { problems } from '../problems.ts';

/** One line, without control characters and marks that change the direction of text. */
const line = z.string().transform((text) =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim(),
);
const most = (length: number) =>
  z.string().max(length, { error: () => problems.tooLong({ most: length }) });

/** Null means missing: the field cannot be emptied. */
const kept = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((given) => given ?? undefined);
/** An empty text clears the field, like null. */
const clearable = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z
    .preprocess(
      (given) => (typeof given === 'string' && given.trim() === '' ? null : given),
      schema.nullable().transform((text) => text || null),
    )
    .optional();
const flag = kept(z.boolean());
const oneLine = (length: number) => clearable(line.pipe(most(length)));
const longText = clearable(most(10_000).transform((text) => text.trim()));

export const url = z
  .string()
  .trim()
  .max(2_000, problems.tooLong({ most: 2_000 }))
  .refine((text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text), problems.linkInvalid);
export const languageTag = z
  .string()
  .trim()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, problems.languageInvalid);
const alias = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, problems.tooLong({ most: 100 }))
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, problems.slugInvalid);
const subdomain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$/, problems.tagInvalid);
/** A code that was set before may be shorter, and given again. */
const accessCode = (current: string | null) =>
  line
    .pipe(z.string().max(100, problems.tooLong({ most: 100 })))
    .refine(
      (text) => text === '' || text.length >= SHORTEST_ACCESS_CODE || text === current,
      problems.tooShort({ least: SHORTEST_ACCESS_CODE }),
    );
const reference = z.uuid(problems.idInvalid);
const references = kept(
  z
    .array(reference)
    .max(100, problems.tooMany({ most: 100 }))
    .transform((ids) => [...new Set(ids)]),
);
const moment = z.iso.datetime({ precision: 3 });
const day = z.iso.date(problems.dayInvalid);
const notified = z.object({
  enabled: z.boolean(),
  recipients: z.array(z.email(problems.emailInvalid).max(320)).max(20, problems.tooManyEmails),
});
const vault = z.object({
  synchronizeExpirationDate: z.boolean().nullish(),
  synchronizeTitle: z.boolean().nullish(),
});

export const nameInput = kept(
  line.pipe(
    z
      .string()
      .min(1, problems.nameMissing)
      .max(200, problems.tooLong({ most: 200 })),
  ),
);

/** The fields of the form (content §3, §5). */
const form = z.object({
  name: nameInput,
  description: longText,
  locale: kept(languageTag),
  alias: clearable(alias),
  externalId: oneLine(200),
  externalUrl: clearable(url),
  fileUrl: clearable(url),
  mainPath: oneLine(1_000),
  groupIds: references,
  labelIds: references,
  folderIds: references,
  productIds: references,
  brandId: clearable(reference),
  releaseAt: moment.nullish(),
  expiresAt: moment.nullish(),
  newUntilAt: clearable(day),
  reviewerId: clearable(reference),
  sendActivityToCrm: flag,
  isFeatured: flag,
  isProtected: flag,
  isRateable: flag,
  showInMainList: flag,
  canBeUsedInHaystack: flag,
  shareThemeId: clearable(reference),
  shareTemplateId: clearable(reference),
  isTemplateRequired: flag,
  customJavascript: clearable(most(50_000)),
  facebookPixel: oneLine(200),
  googleAnalyticsId: oneLine(200),
  hubspotPixel: oneLine(200),
  linkedinPixel: oneLine(200),
  slackUrl: clearable(url),
  isInternalUseOnly: flag,
  isPdfForm: flag,
  subdomain: clearable(subdomain),
  contentUpdatedAt: moment.nullish(),
  isPosthogEnabled: flag,
  posthogApiKey: oneLine(200),
  posthogProjectId: oneLine(200),
  sharingDisclaimer: longText,
  notifications: z.object({ respondent: notified, self: notified }).nullish(),
  vaultConfiguration: kept(vault),
  settings: settingsInput,
});

/** @throws DomainError INVALID with a sentence for each field; UNAVAILABLE while a member cannot be looked up */
export async function readForm(
  input: unknown,
  presentationId: string,
  context: ServiceContext,
  now: Pick<
    PresentationForm,
    | 'vaultConfiguration'
    | 'labelIds'
    | 'productIds'
    | 'brandId'
    | 'folderIds'
    | 'accessCode'
    | 'groupIds'
  > = {
    vaultConfiguration: { synchronizeExpirationDate: true, synchronizeTitle: true },
    labelIds: [],
    productIds: [],
    brandId: null,
    folderIds: [],
    accessCode: null,
    groupIds: [],
  },
): Promise<{
  changes: Changes<PresentationForm>;
  settings: Changes<PresentationSettings> | undefined;
  notifiees: Notifiees;
}> {
  const { settings, vaultConfiguration, ...fields } = parseInput(
    form.extend({ accessCode: clearable(accessCode(now.accessCode)) }),
    input,
  );
  const { claims, engines } = context;
  if (fields.groupIds) await assertGroups(context, fields.groupIds, now.groupIds);
  if (fields.reviewerId) await assertMember(context, fields.reviewerId, 'reviewerId');
  const changes: Changes<PresentationForm> = { ...fields };
  Object.assign(changes, await checkedTags(context, fields, now));
  if (fields.folderIds)
    changes.folderIds = await checkFolders(context, fields.folderIds, now.folderIds);
  if (vaultConfiguration) {
    const { synchronizeExpirationDate: date, synchronizeTitle: title } = now.vaultConfiguration;
    changes.vaultConfiguration = {
      synchronizeExpirationDate: vaultConfiguration.synchronizeExpirationDate ?? date,
      synchronizeTitle: vaultConfiguration.synchronizeTitle ?? title,
    };
  }
  if (fields.accessCode !== undefined && claims.kind === 'user') {
    changes.accessCodeName =
      fields.accessCode === null
        ? null
        : await blindIndex(
            engines.keys,
            claims.teamId,
            accessCodeOf(presentationId, fields.accessCode),
          );
  }
  if (fields.notifications === undefined || claims.kind !== 'user')
    return { changes, settings, notifiees: {} };
  const { notifications, notifiees } = await namedNotifications(
    context,
    claims.teamId,
    fields.notifications,
  );
  return { changes: { ...changes, notifications }, settings, notifiees };
}

type Tagged = Pick<PresentationForm, 'labelIds' | 'productIds' | 'brandId'>;

/** Those that were given, followed to what they were merged into. @throws DomainError INVALID */
async function checkedTags(
  context: ServiceContext,
  { labelIds, productIds, brandId }: Changes<Tagged>,
  now: Tagged,
): Promise<Changes<Tagged>> {
  const brands = now.brandId === null ? [] : [now.brandId];
  return {
    ...(labelIds && {
      labelIds: await checkTags(context, Label, 'labelIds', labelIds, now.labelIds),
    }),
    ...(productIds && {
      productIds: await checkTags(context, Product, 'productIds', productIds, now.productIds),
    }),
    ...(brandId != null && {
      brandId: (await checkTags(context, Brand, 'brandId', [brandId], brands))[0] ?? null,
    }),
  };
}
