import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import { nameReservation } from '@lectern/kernel/commands/unique-name.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { questionsOf } from '@lectern/schemas/forms/questions.ts';
import { fold } from '@lectern/schemas/text/fold.ts';
import { decide } from './commands.ts';
import {
  events,
  isSamePlace,
  noForm,
  noNotifications,
  targetOf,
  type ExistingForm,
  type FormEvent,
  type FormState,
} from './state.ts';

function evolve(form: FormState, event: FormEvent, { time, teamId }: EventMeta): FormState {
  if (event.type === 'FormCreated') {
    const { uuid, name } = event.data;
    const empty = { title: null, introduction: null, thanks: null, pages: [] };
    return {
      status: 'draft',
      teamId,
      uuid,
      name,
      ...empty,
      notifications: noNotifications,
      notifiees: {},
      places: [],
      formerQuestions: [],
      createdAt: time,
      updatedAt: time,
    };
  }
  if (form.status === 'none' || form.status === 'deleted') return form;
  if (event.type === 'FormDeleted') return { status: 'deleted' };
  return { ...change(form, event), updatedAt: time };
}

function change(
  form: ExistingForm,
  { type, data }: Exclude<FormEvent, { type: 'FormCreated' | 'FormDeleted' }>,
): ExistingForm {
  switch (type) {
    case 'FormRenamed':
      return { ...form, name: data.name };
    case 'FormEdited': {
      const { formId: _, ...content } = data;
      const asked = new Set(questionsOf(content.pages).map(({ id }) => id));
      const former = [...form.formerQuestions, ...questionsOf(form.pages)];
      return { ...form, ...content, formerQuestions: former.filter(({ id }) => !asked.has(id)) };
    }
    case 'FormNotificationsChanged':
      return { ...form, notifications: data.notifications };
    case 'FormNotifieeNamed': {
      const { [data.recipientId]: _, ...others } = form.notifiees;
      const { email } = data;
      return {
        ...form,
        notifiees: email === null ? others : { ...others, [data.recipientId]: email },
      };
    }
    case 'FormPublished':
      return { ...form, status: 'published' };
    case 'FormUnpublished':
      return { ...form, status: 'draft' };
    case 'FormPlaced': {
      const { formId: _, ...place } = data;
      return { ...form, places: [...form.places, place] };
    }
    case 'FormPlaceRemoved':
      return { ...form, places: form.places.filter((each) => !isSamePlace(each, data)) };
  }
}

/** Questions of a team for people outside it. */
export const Form = aggregate({
  name: 'Form',
  scope: 'team',
  events,
  initial: noForm,
  evolve,
  decide,
  /** A presentation or link shows one form in each place. */
  reservations(state) {
    if (state.status === 'none' || state.status === 'deleted' || state.teamId === null) return [];
    const scope = state.teamId;
    return [
      ...nameReservation('form-name', scope, state.name),
      ...state.places.map((at) => ({
        scope,
        kind: 'form-place',
        value: `${at.place}/${targetOf(at)}`,
      })),
    ];
  },
  shape: 1,
  view: {
    fields: { isThere: 'boolean', sortName: 'text', uuid: 'text', targets: 'texts' },
    lists: {
      byName: { equals: ['isThere'], filters: ['targets'], orderBy: 'sortName', canSkip: true },
    },
    lookups: ['uuid'],
    index: (state) => {
      const form = state.status === 'none' || state.status === 'deleted' ? null : state;
      return {
        isThere: form !== null,
        sortName: form && fold(form.name),
        uuid: form && form.uuid,
        targets: form ? form.places.map(targetOf) : [],
      };
    },
  },
});
