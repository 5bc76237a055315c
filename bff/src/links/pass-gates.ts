import { mintCapability, type Capability } from '@lectern/schemas/access/capability.ts';
import { limiterAddress } from '@lectern/kernel/network/ip.ts';
import type { Edge } from '../edge.ts';
import { graphql } from '../gql/gql.ts';
import { ask } from '../graph/ask.ts';
import { EdgeError } from '../http/edge-error.ts';
import type { Reporter } from '../telemetry/reports.ts';
import { hasEverPassed, withConsentRefused, withGate, type PendingGate } from './gates.ts';
import { chooseConsent, enterEmail, passAccessCode, passEmail } from './consent-events.ts';
import { edgeRequest } from './links.ts';
import { languageOfLink } from './link-language.ts';
import { consentStatementIn, type PublicLink } from './public-link.ts';
import { linkOfVisit } from './link-of-visit.ts';
import { lookAtLink, openLink } from './open-link.ts';
import { CODE_REQUESTED, languageOfVisit, readVisit } from './visit.ts';
import { problems } from '../http/problems.ts';

const CheckAccessCode = graphql(`
  mutation CheckAccessCode(
    $teamId: ID!
    $linkId: ID!
    $accessCode: String!
    $caller: String!
    $knownVisitId: ID
  ) {
    checkAccessCode(
      teamId: $teamId
      linkId: $linkId
      accessCode: $accessCode
      caller: $caller
      knownVisitId: $knownVisitId
    )
  }
`);
const RequestEmailCode = graphql(`
  mutation RequestEmailCode($teamId: ID!, $linkId: ID!, $email: String!, $language: String) {
    requestEmailCode(teamId: $teamId, linkId: $linkId, email: $email, language: $language)
  }
`);
const EnterEmail = graphql(`
  mutation EnterEmail($teamId: ID!, $linkId: ID!, $email: String!) {
    enterEmail(teamId: $teamId, linkId: $linkId, email: $email)
  }
`);
const CheckEmailCode = graphql(`
  mutation CheckEmailCode(
    $teamId: ID!
    $linkId: ID!
    $email: String!
    $code: String!
    $caller: String!
    $knownVisitId: ID
  ) {
    checkEmailCode(
      teamId: $teamId
      linkId: $linkId
      email: $email
      code: $code
      caller: $caller
      knownVisitId: $knownVisitId
    )
  }
`);

/**
 * The visit after the right access code, null after a wrong one. Without a visit, one begins and is recorded as a hit.
 * @throws EdgeError NOT_FOUND, GONE, FORBIDDEN (the visit), TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function passCode(
  edge: Edge,
  token: string,
  { accessCode, hitUuid }: { accessCode: string; hitUuid: string | null },
  by: Reporter,
  now = Date.now(),
): Promise<string | null> {
  const link = await lookAtLink(edge, token, by);
  // Before anything is judged, so that a visit of another link costs no guess.
  const known = hitUuid === null ? null : visitOf(edge, link, hitUuid, now);
  if (!link.isAccessCodeRequired)
    return hitUuid ?? (await openLink(edge, token, null, by, now)).hitUuid; // No gate to pass.
  const variables = { accessCode, ...guesser(link, known, 'access_code', by) };
  const isRight = await edge.guesses.inTurn(
    variables,
    async () => (await ask(edge.graph, CheckAccessCode, variables, edgeRequest())).checkAccessCode,
  );
  if (!isRight) return null;
  const visit = known ?? (await openLink(edge, token, null, by, now)).visit;
  await passAccessCode(edge, visit, now);
  return mintCapability(edge.engines.secrets, {
    ...visit,
    gates: withGate(link, visit.gates, 'access_code'),
  });
}

/**
 * The visit with the choice, which is recorded before it counts.
 * @param text the words that were shown, if the client sends them: they must be those on record
 * @throws EdgeError INVALID if consent is required and refused
 */
export async function passConsent(
  edge: Edge,
  hitUuid: string,
  { isGiven, text }: { isGiven: boolean; text: string | null },
  by: Pick<Reporter, 'language'>,
  now = Date.now(),
): Promise<string> {
  const visit = readVisit(edge.engines.secrets, hitUuid, 'visit', now);
  const link = await linkOfVisit(edge, visit);
  if (link.consentMode === 'NOT_REQUIRED') return hitUuid; // Opening the link has recorded that.
  // Without a text it is the one that the opening showed, whatever language this call prefers.
  const language = languageOfVisit(visit) ?? languageOfLink(link, by.language);
  const statement = text ?? consentStatementIn(language, link) ?? '';
  if (!link.consentStatements.some((each) => each.text === statement))
    throw refusedConsent(problems.consentChanged);
  await chooseConsent(edge, link, visit, { isGiven, statement }, now);
  if (!isGiven && link.consentMode === 'REQUIRED') {
    throw refusedConsent(problems.consentRequired);
  }
  const gates = isGiven
    ? withGate(link, visit.gates, 'consent')
    : withConsentRefused(link, visit.gates);
  return mintCapability(edge.engines.secrets, { ...visit, gates });
}

/**
 * The visit after an email. Where the link does not verify emails, the gate is passed. Where it does, six digits are mailed
 * if the link is meant for this email: the answer does not reveal which.
 */
export async function passEmailOrMailCode(
  edge: Edge,
  hitUuid: string,
  email: string,
  by: Reporter,
  now = Date.now(),
): Promise<string> {
  const visit = readVisit(edge.engines.secrets, hitUuid, 'visit', now);
  const link = await linkOfVisit(edge, visit);
  if (!link.isEmailRequired) return hitUuid;
  await edge.limiters.count('submission', by);
  const variables = { teamId: link.teamId, linkId: link.id, email };
  if (link.emailMode === 'ENTERED') {
    const { enterEmail: visitorId } = await ask(edge.graph, EnterEmail, variables, edgeRequest());
    if (!visitorId) return hitUuid; // The link verifies emails since a moment ago.
    await enterEmail(edge, visit, { visitorId, email: email.trim().toLowerCase() }, now);
    return mintCapability(edge.engines.secrets, {
      ...visit,
      gates: withGate(link, visit.gates, 'email'),
    });
  }
  await ask(
    edge.graph,
    RequestEmailCode,
    { ...variables, language: by.language ?? null },
    edgeRequest(),
  );
  return mintCapability(edge.engines.secrets, { ...visit, gates: visit.gates | CODE_REQUESTED });
}

/**
 * The visit after the right digits for the email. @param email if it is not the visit's own
 * @throws EdgeError INVALID for wrong digits, TOO_MANY_REQUESTS
 */
export async function passEmailCode(
  edge: Edge,
  hitUuid: string,
  { code, email }: { code: string; email: string | null },
  by: Reporter,
  now = Date.now(),
): Promise<string> {
  const visit = readVisit(edge.engines.secrets, hitUuid, 'visit', now);
  const link = await linkOfVisit(edge, visit);
  if (link.emailMode !== 'VERIFIED') return hitUuid;
  const address = email ?? (await edge.links.emailOf(visit));
  if (address === null)
    throw new EdgeError('INVALID', problems.dataInvalid, {
      fields: { email: [problems.emailFirst] },
    });
  const variables = { email: address, code, ...guesser(link, visit, 'email', by) };
  const visitorId = await edge.guesses.inTurn(
    variables,
    async () => (await ask(edge.graph, CheckEmailCode, variables, edgeRequest())).checkEmailCode,
  );
  if (!visitorId)
    throw new EdgeError('INVALID', problems.dataInvalid, {
      fields: { email_code: [problems.emailCodeWrong] },
    });
  await passEmail(edge, visit, { visitorId, email: address.trim().toLowerCase() }, now);
  return mintCapability(edge.engines.secrets, {
    ...visit,
    gates: withGate(link, visit.gates, 'email'),
  });
}

function guesser(link: PublicLink, visit: Capability | null, gate: PendingGate, by: Reporter) {
  return {
    teamId: link.teamId,
    linkId: link.id,
    caller: limiterAddress(by.address),
    knownVisitId: visit !== null && hasEverPassed(visit.gates, gate) ? visit.id : null,
  };
}

function refusedConsent(message: string): EdgeError {
  return new EdgeError('INVALID', problems.dataInvalid, {
    fields: { consent: [message] },
  });
}

function visitOf(edge: Edge, link: PublicLink, hitUuid: string, now: number): Capability {
  const visit = readVisit(edge.engines.secrets, hitUuid, 'visit', now);
  if (visit.sharedLinkId !== link.id) throw new EdgeError('FORBIDDEN', problems.visitOfAnotherLink);
  return visit;
}
