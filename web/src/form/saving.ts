import { saveResponse, type Outcome } from './calls.ts';
import type { Form, Given, Response } from './form.ts';

interface Saving {
  give(id: string, answer: Given): void;
  /** Whether this answer, or any, is not saved yet. */
  isUnsaved(id?: string): boolean;
  /** Whether the response was sent. */
  isComplete(): boolean;
  save(isComplete: boolean): Promise<Outcome>;
}

/** Saves a response, one call after the other: the first makes it. */
export function savingOf(
  form: Form,
  before: Response | null,
  hitUuid: string | null,
  onStarted: (uuid: string) => void,
): Saving {
  const response = { uuid: before?.uuid ?? crypto.randomUUID(), isStarted: before !== null };
  let isSent = before?.status === 'Complete';
  let unsaved: Record<string, Given> = {};
  let last: Promise<unknown> = Promise.resolve();

  const saveNow = async (isComplete: boolean): Promise<Outcome> => {
    const answers = unsaved;
    unsaved = {};
    const outcome = await saveResponse(form, { ...response, answers, isComplete, hitUuid });
    if (outcome.kind !== 'saved') {
      unsaved = { ...answers, ...unsaved };
      return outcome;
    }
    if (!response.isStarted) onStarted(outcome.response.uuid);
    response.isStarted = true;
    isSent ||= outcome.response.status === 'Complete';
    return outcome;
  };
  return {
    give: (id, answer) => void (unsaved = { ...unsaved, [id]: answer }),
    isUnsaved: (id) => (id === undefined ? Object.keys(unsaved).length > 0 : id in unsaved),
    isComplete: () => isSent,
    save(isComplete) {
      const saving = last.then(() => saveNow(isComplete));
      last = saving;
      return saving;
    },
  };
}

export function isReceipt(
  answer: Given | undefined,
): answer is { upload_receipt: string; name: string } {
  return typeof answer === 'object' && answer !== null && 'upload_receipt' in answer;
}
