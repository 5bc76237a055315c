/** So long after its beginning a reading is worth a notice (accounts §9). */
const noticeAfterMs = 5_000;

/**
 * What the viewer says of itself once a session stands: at once whether a program drives this browser, and after five
 * seconds that somebody is reading, unless they have left by then. The server judges both; nothing of it is worth a word
 * to the reader.
 */
export async function reportPresence(hitUuid: string, left: AbortSignal, afterMs = noticeAfterMs): Promise<void> {
  const hit = encodeURIComponent(hitUuid);
  const isBot = isDriven();
  await tell('PATCH', `/api/fingerprint/hits/${hit}`, { is_fingerprint_bot: isBot });
  if (isBot) return;
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  if (!left.aborted) await tell('POST', `/api/public/shared-link-hits/${hit}/notify`, {});
}

/** Signs that hold for programs alone; whoever hides them is judged by what the server sees. */
function isDriven(): boolean {
  const { webdriver, languages, userAgent } = navigator;
  return webdriver === true || languages.length === 0 || /headless|phantom|puppeteer|playwright/i.test(userAgent);
}

async function tell(method: string, path: string, body: object): Promise<void> {
  await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).catch(() => undefined);
}
