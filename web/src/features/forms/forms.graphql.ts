import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment FormRow on Form {
    id
    uuid
    name
    isPublished
    responseCount
    draftCount
    updatedAt
  }
`);

graphql(`
  fragment QuestionFields on FormQuestion {
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
`);

graphql(`
  fragment EditedForm on Form {
    ...FormRow
    ownTitle
    introduction
    thanks
    pages {
      title
      questions {
        ...QuestionFields
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
  }
`);

export const FormsPageQuery = graphql(`
  query FormsPage {
    forms {
      ...FormRow
    }
  }
`);

export const FormPageQuery = graphql(`
  query FormPage($id: ID!) {
    form(id: $id) {
      ...EditedForm
    }
  }
`);

export const FormPlacesQuery = graphql(`
  query FormPlaces($id: ID!) {
    form(id: $id) {
      id
      places {
        place
        sharedLinkId
        presentation {
          id
          name
        }
      }
    }
    presentations(sort: NAME) {
      items {
        id
        name
      }
    }
  }
`);

export const ChooseFormMutation = graphql(`
  mutation ChooseFormHere($place: FormPlace!, $presentationId: ID, $sharedLinkId: ID, $formId: ID) {
    chooseForm(
      place: $place
      presentationId: $presentationId
      sharedLinkId: $sharedLinkId
      formId: $formId
    ) {
      gate {
        id
      }
      end {
        id
      }
    }
  }
`);

export const FormResultsQuery = graphql(`
  query FormResults($id: ID!) {
    form(id: $id) {
      id
      responseCount
      results {
        question {
          ...QuestionFields
        }
        answered
        counts {
          answer
          count
        }
      }
      formerQuestions {
        ...QuestionFields
      }
    }
  }
`);

graphql(`
  fragment ResponseRow on FormResponse {
    id
    status
    shortData
    isErased
    savedAt
    completedAt
    consents {
      questionId
      statement
      isGiven
    }
    presentation {
      id
      name
    }
  }
`);

export const FormResponsesQuery = graphql(`
  query FormResponses($formId: ID!, $status: FormResponseStatus, $search: String, $page: Int!) {
    formResponses(formId: $formId, status: $status, search: $search, page: $page) {
      total
      page
      pageSize
      items {
        ...ResponseRow
      }
    }
  }
`);

export const FormResponseQuery = graphql(`
  query FormResponseHere($id: ID!) {
    formResponse(id: $id) {
      ...ResponseRow
      data
    }
  }
`);

export const CreateFormMutation = graphql(`
  mutation CreateFormHere($input: CreateFormInput!) {
    createForm(input: $input) {
      ...FormRow
    }
  }
`);

export const UpdateFormMutation = graphql(`
  mutation UpdateFormHere($id: ID!, $input: UpdateFormInput!) {
    updateForm(id: $id, input: $input) {
      ...EditedForm
    }
  }
`);

export const PublishFormMutation = graphql(`
  mutation PublishFormHere($id: ID!) {
    publishForm(id: $id) {
      ...FormRow
    }
  }
`);

export const UnpublishFormMutation = graphql(`
  mutation UnpublishFormHere($id: ID!) {
    unpublishForm(id: $id) {
      ...FormRow
    }
  }
`);

export const DeleteFormMutation = graphql(`
  mutation DeleteFormHere($id: ID!) {
    deleteForm(id: $id)
  }
`);

export const DeleteFormResponseMutation = graphql(`
  mutation DeleteFormResponseHere($id: ID!) {
    deleteFormResponse(id: $id)
  }
`);
