/** In the fragment, so that no server logs it. */
export function resetLink(
  consoleUrl: string,
  { token, email }: { token: string; email: string },
): string {
  return `${consoleUrl}/password/reset#${new URLSearchParams({ token, email }).toString()}`;
}
