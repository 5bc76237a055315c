import { labelColours } from '@lectern/schemas/label-colours.ts';
import type { LabelColour } from '../gql/graphql.ts';

export const colours: readonly LabelColour[] = labelColours;

/** “Gray”. */
export const colourWord = (colour: LabelColour) => colour.charAt(0) + colour.slice(1).toLowerCase();

/** The colour that the fewest labels have, so that new ones tell apart. */
export function freshColour(labels: readonly { colour: LabelColour }[]): LabelColour {
  const used = (colour: LabelColour) => labels.filter((label) => label.colour === colour).length;
  const [first = 'GRAY'] = colours
    .filter((colour) => colour !== 'GRAY')
    .toSorted((a, b) => used(a) - used(b));
  return first;
}
