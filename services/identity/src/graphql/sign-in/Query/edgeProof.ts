import { proofOfEdge } from '../../../sign-in/claims-proof/prove.ts';
import type { QueryResolvers } from '../../generated.ts';

export const edgeProof: QueryResolvers['edgeProof'] = (_parent, { request }, { engines }) =>
  proofOfEdge(engines, request);
