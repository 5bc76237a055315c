import { evaluateAccess, type AccessInput } from './access.ts';

type AccessRule =
  | 'LINK_STATUS'
  | 'LINK_EXPIRY'
  | 'PRESENTATION'
  | 'PRESENTATION_RELEASE'
  | 'PRESENTATION_EXPIRY'
  | 'CONSENT'
  | 'ACCESS_CODE'
  | 'RECIPIENTS'
  | 'EMAIL'
  | 'EMAIL_CODE'
  | 'DOWNLOAD'
  | 'PRINT'
  | 'FORWARD';

/** ASKS: the visitor must provide something first. REFUSES: the visitor gets no further. */
type AccessOutcome = 'PASSES' | 'ASKS' | 'REFUSES';

interface AccessStep {
  rule: AccessRule;
  outcome: AccessOutcome;
  /** One sentence for the link's owner. */
  explanation: string;
}

export interface AccessExplanation {
  /** Whether this address gets to the first page, if it provides what is asked. */
  passes: boolean;
  /** The first rule that refuses, else the last that asks; null when all pass. */
  decidedBy: AccessRule | null;
  steps: AccessStep[];
}

/** Every rule between a person and the first page, in order, and what they may do then. */
export function explainAccess(facts: AccessInput, recipientId: string): AccessExplanation {
  const steps = [...statusSteps(facts), ...gateSteps(facts, recipientId)];
  const refusing = steps.find(({ outcome }) => outcome === 'REFUSES');
  const asking = steps.findLast(({ outcome }) => outcome === 'ASKS');
  const passes = !refusing;
  return {
    passes,
    decidedBy: (refusing ?? asking)?.rule ?? null,
    steps: passes ? [...steps, ...permissionSteps(facts)] : steps,
  };
}

function statusSteps({ link, presentation, now }: AccessInput): AccessStep[] {
  const isCanceled = link.status === 'canceled';
  const wasEnded = link.status === 'expired' && link.reason !== 'date';
  const ended =
    link.status === 'expired' && link.reason === 'asked'
      ? 'The link was ended by hand.'
      : 'The link ended with its presentation.';
  const status =
    link.deletedAt !== null
      ? 'The link is deleted.'
      : isCanceled
        ? 'The link is turned off.'
        : wasEnded
          ? ended
          : null;
  const isOver = !isCanceled && !wasEnded && link.expiresAt !== null && link.expiresAt <= now;
  const isGone = !presentation || presentation.isDeleted;
  const isInactive = presentation?.status !== 'ACTIVE';
  const problem = isGone
    ? 'The presentation is deleted.'
    : presentation.isInternalUseOnly
      ? 'The presentation is for internal use only.'
      : isInactive
        ? 'The presentation is not active.'
        : presentation.pages === null
          ? presentation.hasFailed === true
            ? 'The presentation could not be processed.'
            : 'The presentation is not processed yet.'
          : null;
  const releaseAt = presentation?.releaseAt ?? null;
  const expiresAt = presentation?.expiresAt ?? null;
  const isEarly = releaseAt !== null && releaseAt > now;
  const isLate = expiresAt !== null && expiresAt <= now;
  return [
    passOrRefuse('LINK_STATUS', status !== null, status ?? 'The link is active.'),
    passOrRefuse(
      'LINK_EXPIRY',
      isOver,
      link.expiresAt === null
        ? 'The link never expires.'
        : `The link ${isOver ? 'expired' : 'expires'} on ${formatUtc(link.expiresAt)}.`,
    ),
    passOrRefuse('PRESENTATION', problem !== null, problem ?? 'The presentation is active.'),
    passOrRefuse(
      'PRESENTATION_RELEASE',
      isEarly,
      releaseAt === null
        ? 'The presentation has no release date.'
        : `The presentation ${isEarly ? 'is' : 'was'} released on ${formatUtc(releaseAt)}.`,
    ),
    passOrRefuse(
      'PRESENTATION_EXPIRY',
      isLate,
      expiresAt === null
        ? 'The presentation never expires.'
        : `The presentation ${isLate ? 'expired' : 'expires'} on ${formatUtc(expiresAt)}.`,
    ),
  ];
}

function gateSteps(facts: AccessInput, recipientId: string): AccessStep[] {
  const { link } = facts;
  const { gates, consentMode, emailMode, isForRecipientsOnly } = evaluateAccess(facts);
  const consent = {
    NOT_REQUIRED: 'Consent is implied by opening the link.',
    OPTIONAL: 'Consent is optional.',
    REQUIRED: 'Consent has to be given first.',
  }[consentMode];
  const code = link.hasAccessCode
    ? 'The link requires its access code.'
    : 'The presentation requires its access code.';
  const isNamed = link.recipients.some((each) => each.recipientId === recipientId);
  const isRefused = isForRecipientsOnly && !isNamed;
  const who = !isForRecipientsOnly
    ? 'Anyone with the link may open it.'
    : isNamed
      ? 'This email is one of the recipients.'
      : `This email is not one of the recipients, and ${link.isForRecipientsOnly ? 'the link' : 'the presentation'} is for them only.`;
  const email = {
    NOT_REQUIRED: 'No email has to be entered.',
    ENTERED: 'An email has to be entered; it is not verified.',
    VERIFIED: isForRecipientsOnly
      ? 'A code is emailed to the recipient and has to be entered.'
      : `${link.emailMode === 'VERIFIED' ? 'The link' : 'The presentation'} verifies emails: a code is emailed to the visitor and has to be entered.`,
  }[emailMode];
  return [
    passOrAsk('CONSENT', consentMode === 'REQUIRED', consent),
    passOrAsk(
      'ACCESS_CODE',
      gates.includes('ACCESS_CODE'),
      gates.includes('ACCESS_CODE') ? code : 'No access code is required.',
    ),
    passOrRefuse('RECIPIENTS', isRefused, who),
    ...(isRefused
      ? []
      : [
          passOrAsk(
            emailMode === 'ENTERED' ? 'EMAIL' : 'EMAIL_CODE',
            emailMode !== 'NOT_REQUIRED',
            email,
          ),
        ]),
  ];
}

function permissionSteps(facts: AccessInput): AccessStep[] {
  const { settings } = facts.presentation ?? {};
  const access = evaluateAccess(facts);
  const permissionStep = (
    rule: AccessRule,
    may: boolean,
    byPresentation: boolean | undefined,
    verb: string,
  ): AccessStep =>
    passOrRefuse(
      rule,
      !may,
      may
        ? `They may ${verb} it.`
        : `They may not ${verb} it: ${byPresentation ? 'the link' : 'the presentation'} does not allow it.`,
    );
  return [
    permissionStep('DOWNLOAD', access.canBeDownloaded, settings?.canBeDownloaded, 'download'),
    permissionStep('PRINT', access.canBePrinted, settings?.canBePrinted, 'print'),
    permissionStep('FORWARD', access.canBeForwarded, settings?.canBeForwarded, 'forward'),
  ];
}

function passOrRefuse(rule: AccessRule, isRefused: boolean, explanation: string): AccessStep {
  return { rule, outcome: isRefused ? 'REFUSES' : 'PASSES', explanation };
}

function passOrAsk(rule: AccessRule, isAsked: boolean, explanation: string): AccessStep {
  return { rule, outcome: isAsked ? 'ASKS' : 'PASSES', explanation };
}

function formatUtc(at: string): string {
  return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))} UTC`;
}
