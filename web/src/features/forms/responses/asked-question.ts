import type { FormQuestion } from '../../../gql/graphql.ts';

export type AskedQuestion = Pick<FormQuestion, 'id' | 'label' | 'type'>;
