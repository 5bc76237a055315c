import { countLabel } from '../../ui/format/count-label.ts';

export const presentations = (count: number) =>
  count === 1 ? '1 presentation' : `${countLabel(count)} presentations`;
