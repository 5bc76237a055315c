import { keysOf } from '../ui/keys-of.ts';
import type { LabelColour } from '../gql/graphql.ts';

export const colourWords = {
  GRAY: 'Gray',
  RED: 'Red',
  ORANGE: 'Orange',
  YELLOW: 'Yellow',
  GREEN: 'Green',
  TEAL: 'Teal',
  BLUE: 'Blue',
  PURPLE: 'Purple',
  PINK: 'Pink',
  BROWN: 'Brown',
} as const satisfies Record<LabelColour, string>;

export const colours = keysOf(colourWords);

/** The colour that the fewest labels have, so that new ones tell apart. */
export function freshColour(labels: readonly { colour: LabelColour }[]): LabelColour {
  const used = (colour: LabelColour) => labels.filter((label) => label.colour === colour).length;
  const [first = 'GRAY'] = colours
    .filter((colour) => colour !== 'GRAY')
    .toSorted((a, b) => used(a) - used(b));
  return first;
}
