import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { resource } from '../../../resource/resource.ts';

const PublicFormFields = graphql(`
  fragment PublicFormFields on Form {
    uuid
    title
    introduction
    thanks
    pages {
      title
      questions {
        id
        type
        label
        help
        isRequired
        options
        shownWhen {
          questionId
          values
        }
      }
    }
  }
`);
const FormFields = graphql(`
  fragment FormFields on Form {
    id
    uuid
    name
    isPublished
    title
    introduction
    thanks
    pages {
      title
      questions {
        id
        type
        label
        help
        isRequired
        options
        shownWhen {
          questionId
          values
        }
      }
    }
    notifications {
      respondent {
        enabled
        recipients
      }
      self {
        enabled
        recipients
      }
    }
    responseCount
    draftCount
    createdAt
    updatedAt
  }
`);
graphql(`
  fragment FormResponseFacts on FormResponse {
    id
    uuid
    form {
      id
    }
    status
    consents {
      questionId
      statement
      isGiven
    }
    presentation {
      id
    }
    sharedLinkId
    isErased
    startedAt
    savedAt
    completedAt
  }
`);
const FormResponseFields = graphql(`
  fragment FormResponseFields on FormResponse {
    ...FormResponseFacts
    data
  }
`);
const ListedFormResponseFields = graphql(`
  fragment ListedFormResponseFields on FormResponse {
    ...FormResponseFacts
    data: shortData
  }
`);
const PublicFormResponseFields = graphql(`
  fragment PublicFormResponseFields on FormResponse {
    uuid
    data
    status
    savedAt
    completedAt
  }
`);

const words = { type: { LONG_TEXT: 'Long text' } } as const;

/** What respondents see of a form. */
export const publicFormResource = resource(PublicFormFields, { words });
export const formResource = resource(FormFields, { words });

const answers = z.object({
  data: z
    .record(z.string(), z.unknown())
    .describe('The answers by question; files as file_id, name, mime_type and size.'),
});
const answersOf = ({ data }: { data: string }) => ({
  data: answers.shape.data.parse(JSON.parse(data)),
});
export const formResponseResource = resource(FormResponseFields, {
  added: { schema: answers, of: answersOf },
});
const listedAnswers = z.object({
  data: answers.shape.data.describe(
    'The answers by question, as in one response; a signature is `signed`.',
  ),
});
export const listedFormResponseResource = resource(ListedFormResponseFields, {
  added: { schema: listedAnswers, of: answersOf },
});
/** What its author sees of a response. */
export const publicResponseResource = resource(PublicFormResponseFields, {
  added: { schema: answers, of: answersOf },
});
