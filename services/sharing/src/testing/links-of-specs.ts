import { PresentationDeleted, PresentationRevised } from '@lectern/schemas/events/content.ts';
import { TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import { TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { startSharingTeam, type SharingTeam } from './sharing-team.ts';

export type Fields = Record<string, unknown>;
const fields = `id name alias url type status expiresAt notificationLevel deletedAt hasAccessCode accessCode consentMode isForRecipientsOnly isDirect
  canBeDownloaded canBePrinted canBeForwarded language recipients { id email name mailedAt } presentation { id } presentationName user { id } userName`;
export const SHARE = `mutation ($presentationId: ID!, $input: SharePresentationInput!) { sharePresentation(presentationId: $presentationId, input: $input) { ${fields} } }`;
export const SHARE_MANY = `mutation ($input: SharePresentationsInput!) { sharePresentations(input: $input) { ${fields} } }`;
const REVISE = `mutation ($id: ID!, $input: ReviseSharedLinkInput!) { reviseSharedLink(id: $id, input: $input) { ${fields} } }`;
const LINK = `query ($id: ID!, $asOf: DateTime, $withDeleted: Boolean! = false) { sharedLink(id: $id, asOf: $asOf, withDeleted: $withDeleted) { ${fields} } }`;
const PUBLIC = `query ($token: String!) { publicSharedLink(token: $token) { id status refusal releaseAt isAccessCodeRequired isEmailRequired isForRecipientsOnly
  consentMode consentStatements { language text } gateVersion team { privacyPolicyUrl } presentation { canBeDownloaded canBePrinted canBeForwarded } } }`;
export const on = (field: string) => `mutation ($id: ID!) { ${field}(id: $id) { ${fields} } }`;

export const settings = {
  canBeShared: true,
  canBeSharedLink: true,
  canBeForwarded: true,
  canBeDownloaded: true,
  canBePrinted: true,
  canBePrintedByUser: true,
  canBeExported: true,
};

/** A team with its links; publishes what other services say about them. */
export class LinksOfSpecs {
  team!: SharingTeam;

  async start(env: NodeJS.ProcessEnv): Promise<void> {
    this.team = await startSharingTeam({ env });
    for (const { userId } of [this.team.admin, this.team.member]) {
      await publishForeign(
        this.team.running.engines,
        `User/${userId}`,
        this.team.teamId,
        [TeamJoined({ userId, teamId: this.team.teamId, role: 'TEAM_MEMBER', permissions: [] })],
        2,
      );
    }
  }

  readonly read = async (id: string, more: Fields = {}, claims = this.team.admin) =>
    (await this.team.call<Fields | null>(LINK, { id, ...more }, claims)).answer;
  readonly revise = (id: string, input: Fields, claims = this.team.admin) =>
    this.team.call<Fields>(REVISE, { id, input }, claims);
  readonly openPublicly = async (id: string) => {
    const { answer } = await this.team.call<{ token: string }>(
      'query ($id: ID!) { sharedLink(id: $id, withDeleted: true) { token } }',
      { id },
    );
    return (await this.team.call<Fields | null>(PUBLIC, { token: answer.token })).answer;
  };
  readonly #versions = new Map<string, number>();
  readonly saysContent = async (
    presentationId: string,
    event: ReturnType<typeof PresentationRevised> | ReturnType<typeof PresentationDeleted>,
  ) => {
    const version = (this.#versions.get(presentationId) ?? 2) + 1;
    this.#versions.set(presentationId, version);
    await publishForeign(
      this.team.running.engines,
      `Presentation/${this.team.teamId}/${presentationId}`,
      this.team.teamId,
      [event],
      version,
    );
  };
  #teamVersion = 1;
  readonly saysTeam = (changes: Omit<Parameters<typeof TeamSettingsChanged>[0], 'teamId'>) =>
    publishForeign(
      this.team.running.engines,
      `Team/${this.team.teamId}`,
      this.team.teamId,
      [TeamSettingsChanged({ teamId: this.team.teamId, ...changes })],
      ++this.#teamVersion,
    );
}
