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
} from '@lectern/schemas/events/content/forms.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isDeepStrictEqual } from 'node:util';
import {
  isSamePlace,
  type ExistingForm,
  type FormContent,
  type FormEvent,
  type FormNotifications,
  type FormState,
  type PlaceOfForm,
} from './state.ts';
import { problems } from '../problems.ts';

export type FormCommand =
  | { type: 'CreateForm'; formId: string; uuid: string; name: string; content?: FormContent }
  /** Missing fields stay as they are. */
  | {
      type: 'ReviseForm';
      formId: string;
      name?: string | undefined;
      content?: { [Field in keyof FormContent]?: FormContent[Field] | undefined };
      notifications?: FormNotifications | undefined;
      /** Email addresses by their hashes in `notifications`. */
      notifiees?: Readonly<Record<string, string>>;
    }
  | { type: 'PublishForm' | 'UnpublishForm' | 'DeleteForm'; formId: string }
  | ({ type: 'PlaceForm' | 'RemoveFormPlace'; formId: string } & PlaceOfForm);

/** @throws DomainError NOT_FOUND, INVALID, CONFLICT */
export function decide(command: FormCommand & Decision, form: FormState): FormEvent[] {
  const { formId } = command;
  switch (command.type) {
    case 'CreateForm': {
      if (form.status !== 'none') throw new DomainError('CONFLICT', problems.formExists);
      const { uuid, name, content } = command;
      return [FormCreated({ formId, uuid, name }), ...(content ? [edited(formId, content)] : [])];
    }
    case 'ReviseForm':
      return revise(command, existing(form));
    case 'PublishForm': {
      const { status, pages } = existing(form);
      if (status === 'published') return [];
      if (pages.every(({ questions }) => questions.length === 0))
        throw new DomainError('INVALID', problems.formAsksNothing, {
          pages: [problems.formAsksNothing],
        });
      return [FormPublished({ formId })];
    }
    case 'UnpublishForm':
      return existing(form).status === 'draft' ? [] : [FormUnpublished({ formId })];
    case 'PlaceForm':
    case 'RemoveFormPlace': {
      const { place, presentationId, sharedLinkId } = command;
      const at = { place, presentationId, sharedLinkId };
      const isThere = existing(form).places.some((each) => isSamePlace(each, at));
      if (command.type === 'PlaceForm') return isThere ? [] : [FormPlaced({ formId, ...at })];
      return isThere ? [FormPlaceRemoved({ formId, ...at })] : [];
    }
    case 'DeleteForm':
      if (form.status === 'deleted') return [];
      existing(form);
      return [FormDeleted({ formId })];
  }
}

function revise(
  { formId, name, content, notifications, notifiees = {} }: FormCommand & { type: 'ReviseForm' },
  now: ExistingForm,
): FormEvent[] {
  const { title, introduction, thanks, pages } = now;
  const before = { title, introduction, thanks, pages };
  const given = Object.entries(content ?? {}).filter(([, value]) => value !== undefined);
  const after: FormContent = { ...before, ...Object.fromEntries(given) };
  const isPublishable = after.pages.some(({ questions }) => questions.length > 0);
  if (now.status === 'published' && !isPublishable)
    throw new DomainError('INVALID', problems.publishedFormAsks, {
      pages: [problems.publishedFormAsks],
    });
  const isNotified =
    notifications !== undefined && !isDeepStrictEqual(notifications, now.notifications);
  return [
    ...(name === undefined || name === now.name ? [] : [FormRenamed({ formId, name })]),
    ...(isDeepStrictEqual(after, before) ? [] : [edited(formId, after)]),
    ...(isNotified ? [FormNotificationsChanged({ formId, notifications })] : []),
    ...Object.entries(isNotified ? notifiees : {})
      .filter(([recipientId]) => now.notifiees[recipientId] === undefined)
      .map(([recipientId, email]) => FormNotifieeNamed({ formId, recipientId, email })),
  ];
}

function edited(formId: string, { pages, ...texts }: FormContent): FormEvent {
  return FormEdited({
    formId,
    ...texts,
    pages: pages.map(({ title, questions }) => ({
      title,
      questions: questions.map(({ options, shownWhen, ...question }) => ({
        ...question,
        options: [...options],
        shownWhen: shownWhen && { ...shownWhen, values: [...shownWhen.values] },
      })),
    })),
  });
}

function existing(form: FormState): ExistingForm {
  if (form.status === 'none' || form.status === 'deleted') throw noSuchForm();
  return form;
}

export function noSuchForm(): DomainError {
  return new DomainError('NOT_FOUND', problems.formUnknown);
}
