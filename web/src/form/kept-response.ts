/** The uuid of this browser's response, which is all that it takes to go on with it. */
const keyOf = (formUuid: string) => `lectern-form/${formUuid}`;

export function keptResponse(formUuid: string): string | null {
  try {
    return localStorage.getItem(keyOf(formUuid));
  } catch {
    return null; // Not allowed in this browser.
  }
}

export function keepResponse(formUuid: string, uuid: string): void {
  try {
    localStorage.setItem(keyOf(formUuid), uuid);
  } catch {
    // The draft is saved, but not found again.
  }
}
