/** The mounted pages of the running test. */
export const mounted = new Set<() => void>();

export function unmountAll() {
  for (const unmount of mounted) unmount();
  mounted.clear();
}
