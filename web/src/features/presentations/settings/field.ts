import type { TagKind } from '../../../tags/kinds.ts';
import type { Value } from './values.ts';

type Named = { path: string; label: string; meaning?: string };
type Choice = readonly (readonly [value: string, word: string])[];
export type Field = Named &
  (
    | {
        kind:
          | 'switch'
          | 'text'
          | 'line'
          | 'url'
          | 'code'
          | 'moment'
          | 'day'
          | 'person'
          | 'language';
        placeholder?: string;
        /** Locks recipients out where no email server is set up. */
        needsMail?: boolean;
      }
    | { kind: 'choice'; choices: Choice; isNumber?: boolean }
    | { kind: 'ids'; countOf: (parameters: { count: number }) => string }
    /** A list of ids, or one id. */
    | { kind: 'tags'; of: TagKind; isList: boolean }
    | { kind: 'groups' }
  );
export type FieldGroup = { id: string; title: string; hint?: string; fields: readonly Field[] };

export type FieldProps = {
  field: Field;
  value: Value;
  complaint: string | null;
  isChanged: boolean;
  onChange: (value: Value) => void;
};
