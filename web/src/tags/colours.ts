import { labelColours } from '@lectern/schemas/label-colours.ts';
import type { LabelColour } from '../gql/graphql.ts';
import { texts } from './texts.ts';

export const colors: readonly LabelColour[] = labelColours;

const words: Readonly<Record<LabelColour, string>> = {
  GRAY: texts.gray,
  RED: texts.red,
  ORANGE: texts.orange,
  YELLOW: texts.yellow,
  GREEN: texts.green,
  TEAL: texts.teal,
  BLUE: texts.blue,
  PURPLE: texts.purple,
  PINK: texts.pink,
  BROWN: texts.brown,
};
export const colorWord = (colour: LabelColour) => words[colour];

/** The color that the fewest labels have, so that new ones tell apart. */
export function freshColor(labels: readonly { colour?: LabelColour }[]): LabelColour {
  const used = (colour: LabelColour) => labels.filter((label) => label.colour === colour).length;
  const [first = 'GRAY'] = colors
    .filter((colour) => colour !== 'GRAY')
    .toSorted((a, b) => used(a) - used(b));
  return first;
}
