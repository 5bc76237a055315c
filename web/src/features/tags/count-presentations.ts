import { countLabel } from '../../ui/format/count-label.ts';
import { texts } from './texts.ts';

export const presentations = (count: number) =>
  texts.presentationsCount({ count, number: countLabel(count) });
