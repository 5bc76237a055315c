import { execute, parse, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Resolvers } from '../service/service.ts';
import { enforceAllow, type RuledContext } from './allow.ts';
import { DateTime } from './date-time.ts';
import { DocumentCache } from './document-cache.ts';
import { federatedSchema, type TypeResolvers } from './federated-schema.ts';
import { toGraphProblem } from './graph-problem.ts';
import { UploadReceipt } from './upload-receipt.ts';
import type { GraphAnswer, GraphCall } from './subgraph.ts';

/** A service's part of the graph with its rules enforced. */
export interface Executable {
  schema: GraphQLSchema;
  /** @param report gets every error that is our own fault */
  execute(
    call: GraphCall,
    context: RuledContext,
    report: (error: unknown) => void,
  ): Promise<GraphAnswer>;
}

/** @throws Error where a rule or a resolver is missing (see `enforceAllow`) */
export function makeExecutable(sdl: string, resolvers: Resolvers): Executable {
  const typeDefs = parse(sdl, { noLocation: true });
  const schema = federatedSchema(
    typeDefs,
    enforceAllow(typeDefs, resolvers) as Record<string, TypeResolvers>,
    [DateTime, UploadReceipt],
  );
  const documents = new DocumentCache(schema);
  return {
    schema,
    async execute({ document, variables, operationName }, contextValue, report) {
      const checked = documents.get(document);
      if (checked.errors) return { data: null, errors: checked.errors };
      const answer: ExecutionResult = await execute({
        schema,
        document: checked.document,
        variableValues: variables,
        operationName,
        contextValue,
      });
      return {
        data: answer.data ?? null,
        errors: (answer.errors ?? []).map((error) => toGraphProblem(error, report)),
      };
    },
  };
}
