import { problems } from '../problems.ts';

interface TagProblems {
  exists: string;
  unknown: string;
  nameTaken: string;
  intoItself: string;
}

const ofLabels: TagProblems = {
  exists: problems.labelExists,
  unknown: problems.labelUnknown,
  nameTaken: problems.labelNameTaken,
  intoItself: problems.labelIntoItself,
};
const ofBrands: TagProblems = {
  exists: problems.brandExists,
  unknown: problems.brandUnknown,
  nameTaken: problems.brandNameTaken,
  intoItself: problems.brandIntoItself,
};
const ofProducts: TagProblems = {
  exists: problems.productExists,
  unknown: problems.productUnknown,
  nameTaken: problems.productNameTaken,
  intoItself: problems.productIntoItself,
};

/** @param name of the kind */
export function problemsOf({ name }: { name: string }): TagProblems {
  if (name === 'Brand') return ofBrands;
  return name === 'Product' ? ofProducts : ofLabels;
}
