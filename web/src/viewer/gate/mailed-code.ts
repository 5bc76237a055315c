/** What the button in the mail brings along: the digits and whom they were sent to. Taken out of the address, which is copied and shown. */
export function mailedCode(): { email: string; code: string } | null {
  const params = new URLSearchParams(location.hash.slice(1));
  const [email, code] = [params.get('email'), params.get('code')];
  if (!email || !code || !/^\d{6}$/.test(code)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { email, code };
}
