import { z } from 'zod';
import { questionTypes } from '../../forms/questions.ts';
import { event, id, personal, secret } from '../event.ts';
import { fileId, hitId, presentationId, sharedLinkId } from '../fields.ts';

/** The form that it is about. */
const formId = id;
/** One filled-in form. */
const responseId = id;
/** Names a question, and its answer. */
const questionId = z.string();

const question = z.strictObject({
  id: questionId,
  /** What kind of answer is asked for. */
  type: z.enum(questionTypes),
  /** What is asked; for a consent the statement. */
  label: z.string(),
  /** A hint below it; null for none. */
  help: z.string().nullable(),
  /** Whether it has to be answered. */
  isRequired: z.boolean(),
  /** What can be chosen. */
  options: z.array(z.string()),
  /** Shown once an earlier question has one of these answers; null: always. */
  shownWhen: z
    .strictObject({
      questionId,
      /** Its answers; `yes` for a consent that is ticked. */
      values: z.array(z.string()),
    })
    .nullable(),
});
const page = z.strictObject({
  /** The heading of the page; null for none. */
  title: z.string().nullable(),
  /** What is asked on it, in order. */
  questions: z.array(question),
});

const notified = z.strictObject({
  /** Whether these emails are sent. */
  enabled: z.boolean(),
  /** HMACs of the emails. */
  recipients: z.array(z.string()),
});

/** Where a form is shown: before the pages of a presentation or link, or after the last. */
export const formPlace = z.enum(['GATE', 'END']);
const place = {
  formId,
  place: formPlace,
  /** The presentation, for all of its links; null for a place of one link. */
  presentationId: presentationId.nullable(),
  /** The link; null for a place of a presentation. */
  sharedLinkId: sharedLinkId.nullable(),
};

/** A form was created in the team, as a draft. */
export const FormCreated = event('FormCreated', {
  formId,
  /** Its name in public URLs. */
  uuid: id,
  /** What the team calls it. */
  name: z.string(),
});

/** A form was renamed. */
export const FormRenamed = event('FormRenamed', {
  formId,
  /** What the team calls it. */
  name: z.string(),
});

/** What a form says and asks was changed. */
export const FormEdited = event('FormEdited', {
  formId,
  /** The heading for respondents; null: its name. */
  title: z.string().nullable(),
  /** What respondents read first; null for nothing. */
  introduction: z.string().nullable(),
  /** Shown after it was sent; null for the default. */
  thanks: z.string().nullable(),
  /** Everything that it asks, page by page. */
  pages: z.array(page),
});

/** Who is mailed about responses was changed. */
export const FormNotificationsChanged = event('FormNotificationsChanged', {
  formId,
  /** Who is mailed. */
  notifications: z.strictObject({
    /** The email to the person who filled it in; recipients get a copy. */
    respondent: notified,
    /** The email to the team. */
    self: notified,
  }),
});

/** Says which email a hash in the notifications stands for. */
export const FormNotifieeNamed = event('FormNotifieeNamed', {
  formId,
  /** HMAC of the email. */
  recipientId: z.string(),
  /** The email. */
  email: personal(z.string(), 'recipientId'),
});

/** From now on the form takes responses. */
export const FormPublished = event('FormPublished', { formId });

/** From now on the form takes no responses. */
export const FormUnpublished = event('FormUnpublished', { formId });

/** The form is shown before or after the pages of a presentation or link from now on. */
export const FormPlaced = event('FormPlaced', place);

/** The form is not shown there any more. */
export const FormPlaceRemoved = event('FormPlaceRemoved', place);

/** A form was deleted; its responses are deleted next. */
export const FormDeleted = event('FormDeleted', { formId });

/** A person began to fill in a form. */
export const FormResponseStarted = event('FormResponseStarted', {
  responseId,
  formId,
  /** It lets its holder read and change the response. */
  uuid: secret(id, 'responseId'),
  /** The presentation with which the form was shown; null for the form's own page. */
  presentationId: presentationId.nullable(),
  sharedLinkId: sharedLinkId.nullable(),
  /** The opening of the link. */
  hitId: hitId.nullable(),
  /** The respondent's language. */
  language: z.string(),
});

/** Answers were saved, as a draft or for good. */
export const FormResponseSaved = event(
  'FormResponseSaved',
  {
    responseId,
    formId,
    /** By question id; what is missing stays as it was, null is no answer. */
    answers: personal(z.record(z.string(), z.unknown()), 'responseId'),
    /** The file of each of these questions; null for none. */
    files: z.record(z.string(), fileId.nullable()),
  },
  { files: ({ files }) => files },
);

/** A respondent sent a form. */
export const FormResponseCompleted = event('FormResponseCompleted', {
  responseId,
  formId,
  presentationId: presentationId.nullable(),
  sharedLinkId: sharedLinkId.nullable(),
  /** What was agreed to or not, in the words that were shown. */
  consents: z.array(
    z.strictObject({
      questionId,
      /** The words that were shown. */
      statement: z.string(),
      /** Whether it was agreed to. */
      isGiven: z.boolean(),
    }),
  ),
});

/** The email of the respondent became known: the response is erased with that contact. */
export const FormRespondentIdentified = event(
  'FormRespondentIdentified',
  {
    responseId,
    formId,
    /** HMAC of the email, as for every contact of the team. */
    contactId: z.string(),
  },
  { persons: ({ contactId }) => [contactId] },
);

/** A response lost its answers and files with its respondent. */
export const FormResponseErased = event(
  'FormResponseErased',
  {
    responseId,
    formId,
    /** Files that were deleted. */
    fileIds: z.array(fileId),
  },
  { files: () => 'none' },
);

/** A response was deleted, with its files. */
export const FormResponseDeleted = event(
  'FormResponseDeleted',
  {
    responseId,
    formId,
    /** Files that were deleted. */
    fileIds: z.array(fileId),
  },
  { files: () => 'none' },
);
