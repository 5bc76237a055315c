/** Where a new password is chosen. All of it stands behind a hash, so that it reaches no server's log. */
export function resetLink(
  consoleUrl: string,
  { token, email }: { token: string; email: string },
): string {
  return `${consoleUrl}/password/reset#${new URLSearchParams({ token, email }).toString()}`;
}
