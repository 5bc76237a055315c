import type { z } from 'zod';
import {
  FormCreated,
  FormDeleted,
  FormEdited,
  FormNotificationsChanged,
  FormNotifieeNamed,
  FormPlaced,
  FormPlaceRemoved,
  FormPublished,
  FormRenamed,
  FormUnpublished,
  type formPlace,
} from '@lectern/schemas/events/content/forms.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { FormPage, Question } from '@lectern/schemas/forms/questions.ts';

export const events = [
  FormCreated,
  FormRenamed,
  FormEdited,
  FormNotificationsChanged,
  FormNotifieeNamed,
  FormPublished,
  FormUnpublished,
  FormPlaced,
  FormPlaceRemoved,
  FormDeleted,
] as const;
export type FormEvent = EventOf<(typeof events)[number]>;
export type FormPlace = z.output<typeof formPlace>;
export type FormNotifications = EventOf<typeof FormNotificationsChanged>['data']['notifications'];

/** A presentation or a link that shows the form; one of both ids is null. */
export interface PlaceOfForm {
  place: FormPlace;
  presentationId: string | null;
  sharedLinkId: string | null;
}

/** What a form says and asks. */
export interface FormContent {
  title: string | null;
  introduction: string | null;
  thanks: string | null;
  pages: readonly FormPage[];
}

export interface ExistingForm extends FormContent {
  status: 'draft' | 'published';
  teamId: string | null;
  uuid: string;
  name: string;
  notifications: FormNotifications;
  /** Email addresses by their hashes in `notifications`. */
  notifiees: Readonly<Record<string, string>>;
  places: readonly PlaceOfForm[];
  /** Questions that it asked earlier: responses may still answer them. */
  formerQuestions: readonly Question[];
  createdAt: string;
  updatedAt: string;
}
export type FormState = { status: 'none' } | ExistingForm | { status: 'deleted' };
export const noForm: FormState = { status: 'none' };
export const noNotifications: FormNotifications = {
  respondent: { enabled: false, recipients: [] },
  self: { enabled: false, recipients: [] },
};

export const targetOf = ({ presentationId, sharedLinkId }: Omit<PlaceOfForm, 'place'>): string =>
  presentationId ?? sharedLinkId ?? '';

export const isSamePlace = (one: PlaceOfForm, other: PlaceOfForm): boolean =>
  one.place === other.place && targetOf(one) === targetOf(other);
