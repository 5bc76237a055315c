const listeners = new Set<() => void>();

/** Told when the server says that the sign-in has ended, whichever call hears it first. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

export function announceSignedOut(): void {
  for (const listener of listeners) listener();
}
