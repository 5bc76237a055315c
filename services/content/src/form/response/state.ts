import {
  FormRespondentIdentified,
  FormResponseCompleted,
  FormResponseDeleted,
  FormResponseErased,
  FormResponseSaved,
  FormResponseStarted,
} from '@lectern/schemas/events/content/forms.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { Answers } from '@lectern/schemas/forms/questions.ts';

export const events = [
  FormResponseStarted,
  FormResponseSaved,
  FormResponseCompleted,
  FormRespondentIdentified,
  FormResponseErased,
  FormResponseDeleted,
] as const;
export type FormResponseEvent = EventOf<(typeof events)[number]>;

export type Consents = EventOf<typeof FormResponseCompleted>['data']['consents'];

export interface ExistingResponse {
  status: 'draft' | 'complete';
  responseId: string;
  formId: string;
  /** Null once it is erased. */
  uuid: string | null;
  presentationId: string | null;
  sharedLinkId: string | null;
  hitId: string | null;
  language: string;
  answers: Answers;
  /** By question id. */
  files: Readonly<Record<string, string>>;
  /** Every file that it ever had: receipts are used once. */
  receipts: readonly string[];
  /** How many times it was saved. */
  saves: number;
  consents: Consents;
  contactIds: readonly string[];
  isErased: boolean;
  startedAt: string;
  savedAt: string;
  completedAt: string | null;
}
export type FormResponseState = { status: 'none' } | ExistingResponse | { status: 'deleted' };
export const noResponse: FormResponseState = { status: 'none' };
