import { failureOf, type Failure } from '../unavailable/failure.ts';

/** Reading time before it is worth a notice (accounts §9). */
const noticeAfterMs = 5_000;

/**
 * Reports who reads after the session started: at once for automated browsers, otherwise after
 * five seconds with the bot check's proof. The server judges both; errors stay silent.
 */
export async function reportPresence(
  hitUuid: string,
  left: AbortSignal,
  afterMs = noticeAfterMs,
): Promise<void> {
  if (isAutomated()) return void (await reportBot(hitUuid));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  if (left.aborted) return;
  const { createBotCheck } = await import('../../bot-check/bot-check.ts');
  const check = createBotCheck({ isOurs: true });
  await callPresence('POST', `/api/public/shared-link-hits/${encodeURIComponent(hitUuid)}/notify`, {
    recaptcha_token: await check.token(),
  });
}

interface Checked {
  data?: { is_fake?: boolean; block_robots?: boolean };
}

/** Null unless the visit is a fake hit that blocks robots (accounts §4, §8). */
export async function checkHit(hitUuid: string): Promise<Failure | null> {
  const answer = await (isAutomated()
    ? reportBot(hitUuid)
    : callPresence('GET', `/api/public/shared-link-hits/${encodeURIComponent(hitUuid)}`));
  const body: Checked | null | undefined = await answer?.json().catch(() => null);
  return body?.data?.is_fake && body.data.block_robots ? failureOf(10002) : null;
}

function reportBot(hitUuid: string): Promise<Response | null> {
  return callPresence('PATCH', `/api/fingerprint/hits/${encodeURIComponent(hitUuid)}`, {
    is_fingerprint_bot: true,
  });
}

/** Signals only automation has; hidden ones are left to the server. */
function isAutomated(): boolean {
  const { webdriver, languages, userAgent } = navigator;
  return (
    webdriver === true ||
    languages.length === 0 ||
    /headless|phantom|puppeteer|playwright/i.test(userAgent)
  );
}

async function callPresence(method: string, path: string, body?: object): Promise<Response | null> {
  return fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null);
}
