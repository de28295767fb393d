import { openApiDocument } from '../../shared/contract/openapi.ts';
import { operations } from '../../shared/contract/registry.ts';
import { documentProblems } from './document-problems.ts';
import { handlerProblems } from './handler-problems.ts';

/** Every difference between the registry, the handlers and the API reference; none in a house that is in order. */
export const contractProblems = async (): Promise<string[]> => [
  ...(await handlerProblems(operations)),
  ...(await documentProblems(openApiDocument({ serverUrl: '/' }), operations)),
];
