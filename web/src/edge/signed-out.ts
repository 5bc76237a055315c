const listeners = new Set<() => void>();
let isHeld = 0;

/** Runs once when any call finds that the sign-in has ended. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceSignedOut(): void {
  if (isHeld === 0) for (const listener of listeners) listener();
}

/** Suppresses the announcement while the user ends the sign-in. @returns resumes it */
export function holdSignedOut(): () => void {
  isHeld++;
  return () => {
    isHeld--;
  };
}
