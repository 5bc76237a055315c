/**
 * Whether a website lets another site show it in a frame, by the headers of its page.
 * @param by URL of the site that would show it
 */
export function canBeFramed(headers: Headers, page: string, by: string): boolean {
  const [shown, shows] = [new URL(page), new URL(by)];
  // Browsers load no page without TLS into one with.
  if (shows.protocol === 'https:' && shown.protocol !== 'https:') return false;
  const policies = (headers.get('content-security-policy') ?? '')
    .split(',')
    .flatMap((policy) => policy.split(';'))
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name === 'frame-ancestors');
  // Where both are there, browsers read the policy only.
  if (policies.length > 0)
    return policies.every(([, ...sources]) => sources.some((source) => allows(source, shows)));
  return headers.get('x-frame-options') === null;
}

/** @param source of a policy, in lower case; wildcards of hosts and paths are not understood, and allow nothing */
function allows(source: string, { origin, protocol, host }: URL): boolean {
  return source === '*' || source === protocol || source === origin || source === host;
}
