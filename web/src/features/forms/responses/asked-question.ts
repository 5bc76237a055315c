import type { QuestionFieldsFragment } from '../../../gql/graphql.ts';

export type AskedQuestion = Pick<QuestionFieldsFragment, 'id' | 'label' | 'type'>;
