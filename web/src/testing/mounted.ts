/** The pages of the test that runs, each by what takes it away. */
export const mounted = new Set<() => void>();

export function unmountAll() {
  for (const unmount of mounted) unmount();
  mounted.clear();
}
