/**
 * Reads digits and email from the mail's link, and removes them from the URL, which people copy.
 */
export function mailedCode(): { email: string; code: string } | null {
  const params = new URLSearchParams(location.hash.slice(1));
  const [email, code] = [params.get('email'), params.get('code')];
  if (!email || !code || !/^\d{6}$/.test(code)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { email, code };
}
