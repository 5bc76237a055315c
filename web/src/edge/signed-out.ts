const listeners = new Set<() => void>();
let isHeld = 0;

/** Told when the server says that the sign-in has ended, whichever call hears it first. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceSignedOut(): void {
  if (isHeld === 0) for (const listener of listeners) listener();
}

/** For whoever ends their own sign-in and says so themselves. @returns lets it be told again */
export function holdSignedOut(): () => void {
  isHeld++;
  return () => {
    isHeld--;
  };
}
