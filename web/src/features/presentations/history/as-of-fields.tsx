import { AsOfComparison } from '../../../shared/as-of/as-of-comparison.tsx';
import type { PresentationFormFragment } from '../../../gql/graphql.ts';
import { appFieldGroups } from '../settings/fields-of-apps.ts';
import { fieldGroups } from '../settings/fields.ts';
import { isSame, personIn, savedAt } from '../settings/values.ts';
import { Value } from './value.tsx';
import { common } from '../../../texts/common.ts';

type AsOfFieldsProps = { before: PresentationFormFragment; now: PresentationFormFragment | null };

/** People by name; access codes only as “set”. */
function shownOf(path: string, form: PresentationFormFragment): unknown {
  const value = savedAt(form, path);
  if (path === 'accessCode' && value !== null) return '•••';
  const person = personIn(value);
  return person === null ? value : (person.name ?? common.formerMember);
}

/** Every field and setting at that moment, next to the current value. */
export function AsOfFields({ before, now }: AsOfFieldsProps) {
  const groups = [...fieldGroups, ...appFieldGroups].map(({ id, title, fields }) => ({
    id,
    title,
    fields: fields.map(({ path, label }) => ({
      id: path,
      label,
      before: <Value path={path} value={shownOf(path, before)} />,
      ...(now !== null &&
        !isSame(savedAt(before, path), savedAt(now, path)) && {
          now: <Value path={path} value={shownOf(path, now)} />,
        }),
    })),
  }));
  return <AsOfComparison groups={groups} isLong />;
}
