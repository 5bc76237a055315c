import { failureOf, type Failure } from '../unavailable/failure.ts';

/** So long after its beginning a reading is worth a notice (accounts §9). */
const noticeAfterMs = 5_000;

/**
 * What the viewer says of itself once a session stands: at once where a program drives this browser; otherwise, after five
 * seconds, that somebody is reading, with the work of the bot check, unless they have left by then. The server judges both; nothing of it is worth a word
 * to the reader.
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

/** Null unless this visit may not see the document: a fake hit that blocks robots (accounts §4, §8). */
export async function checkHit(hitUuid: string): Promise<Failure | null> {
  const answer = await (isAutomated()
    ? reportBot(hitUuid)
    : callPresence('GET', `/api/public/shared-link-hits/${encodeURIComponent(hitUuid)}`));
  const body = (await answer?.json().catch(() => null)) as
    { data?: { is_fake?: boolean; block_robots?: boolean } } | null | undefined;
  return body?.data?.is_fake && body.data.block_robots ? failureOf(10002) : null;
}

function reportBot(hitUuid: string): Promise<Response | null> {
  return callPresence('PATCH', `/api/fingerprint/hits/${encodeURIComponent(hitUuid)}`, {
    is_fingerprint_bot: true,
  });
}

/** Signs that hold for programs alone; whoever hides them is judged by what the server sees. */
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
