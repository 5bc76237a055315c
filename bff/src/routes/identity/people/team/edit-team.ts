import { z } from 'zod';
import { keysOf } from '../../../../collections.ts';
import { graphql } from '../../../../gql/gql.ts';
import { forbidden } from '../../../../access/authenticate.ts';
import { found } from '../../../../http/edge-error.ts';
import { data, dataOf, id, idParams } from '../../../../present/data.ts';
import { withoutUndefined } from '../../../../present/without-undefined.ts';
import { editedTeamResource } from '../../../../present/team.ts';
import { route } from '../../../../route/route.ts';

const ReadEditedTeam = graphql(`
  query ReadEditedTeam($id: ID!) {
    team(id: $id) {
      ...EditedTeamFields
    }
  }
`);
const ChangeTeamSettings = graphql(`
  mutation ChangeTeamSettings($id: ID!, $input: ChangeTeamSettingsInput!) {
    changeTeamSettings(teamId: $id, input: $input) {
      ...EditedTeamFields
    }
  }
`);

/** A team with all its fields, for users who may edit it (accounts §7): the current one or another of their own. */
export const readEditedTeam = route('GET /api/admin/teams/:id', {
  params: idParams,
  answer: dataOf(editedTeamResource.schema),
  operation: ReadEditedTeam,
  narrowedTo: 'can_edit_team',
  present({ team }, { call }) {
    if (!found(team).mayEdit) throw forbidden(call.claims);
    return data(editedTeamResource.present(found(team)));
  },
});

const flag = z.boolean().optional();
const teamTypes = { Customer: 'CUSTOMER', Partner: 'PARTNER', Demo: 'DEMO' } as const;
const sharingConsents = {
  sharing_consent_implied: 'IMPLIED',
  sharing_consent_optional: 'OPTIONAL',
  sharing_consent_required: 'REQUIRED',
} as const;
const consents = keysOf(sharingConsents);

/** Changes the given fields of such a team; 404 for any other (accounts §7). */
export const editTeam = route('PUT /api/admin/teams/:id', {
  params: idParams,
  body: z
    .strictObject({
      name: z.string().max(1_000).optional(),
      channel: z.string().max(1_000).nullable().optional(),
      team_type: z.enum(['Customer', 'Partner', 'Demo']).optional(),
      spaces_enabled: flag,
      haystack_enabled: flag,
      sharing_enabled: flag,
      sending_emails_enabled: flag,
      members_can_send_emails: flag,
      snippets_enabled: flag,
      sinch_enabled: flag,
      email_verification_enabled: flag,
      fax_enabled: flag,
      metabase_enabled: flag,
      email_previews_enabled: flag,
      presentation_alias_enabled: flag,
      display_user_info: flag,
      /** Exactly one of the three is true. */
      sharing_consent_implied: flag,
      sharing_consent_optional: flag,
      sharing_consent_required: flag,
      privacy_policy_url: z.string().max(2_000).nullable().optional(),
      time_zone: z.string().max(100).optional(),
      locale: z.string().max(100).optional(),
      /** In minutes, 1 to 1440; 10 by default. */
      prompt_for_customer_timeout: z.number().int().optional(),
      account_manager_id: id.nullable().optional(),
      second_factor_required: flag,
    })
    .check(({ value, issues }) => {
      const given = consents.find((consent) => value[consent] !== undefined);
      if (given && consents.filter((consent) => value[consent]).length !== 1)
        issues.push({
          code: 'custom',
          path: [given],
          message: 'Exactly one of the three ways to ask for consent must be true.',
          input: value,
        });
    }),
  answer: dataOf(editedTeamResource.schema),
  operation: ChangeTeamSettings,
  variables({ params, body }) {
    const type = body.team_type && teamTypes[body.team_type];
    const consent = consents.find((one) => body[one]);
    const sharingConsent = consent && sharingConsents[consent];
    const features = withoutUndefined({
      spaces: body.spaces_enabled,
      haystack: body.haystack_enabled,
      sharing: body.sharing_enabled,
      sendingEmails: body.sending_emails_enabled,
      membersCanSendEmails: body.members_can_send_emails,
      snippets: body.snippets_enabled,
      sinch: body.sinch_enabled,
      emailVerification: body.email_verification_enabled,
      fax: body.fax_enabled,
      metabase: body.metabase_enabled,
      emailPreviews: body.email_previews_enabled,
      presentationAlias: body.presentation_alias_enabled,
    });
    const {
      name,
      channel,
      display_user_info: displayUserInfo,
      privacy_policy_url: privacyPolicyUrl,
      time_zone: timeZone,
      locale,
      second_factor_required: requiresSecondFactor,
    } = body;
    const {
      prompt_for_customer_timeout: promptForCustomerTimeout,
      account_manager_id: accountManagerId,
    } = body;
    const input = withoutUndefined({
      name,
      channel,
      type,
      displayUserInfo,
      sharingConsent,
      privacyPolicyUrl,
      timeZone,
      locale,
      promptForCustomerTimeout,
      accountManagerId,
      requiresSecondFactor,
      features,
    });
    return { id: params.id, input };
  },
  present: ({ changeTeamSettings }) => data(editedTeamResource.present(changeTeamSettings)),
});
