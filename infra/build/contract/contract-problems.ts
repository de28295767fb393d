import { operations } from '../../../shared/contract/registry.ts';
import { openApiDocument } from '../../../shared/openapi/document.ts';
import { documentProblems } from './document-problems.ts';
import { handlerProblems } from './handler-problems.ts';

/** Every difference between the registry, the handlers and the API reference; empty when all agree. */
export const contractProblems = async (): Promise<string[]> => [
  ...(await handlerProblems(operations)),
  ...(await documentProblems(openApiDocument({ serverUrl: '/' }), operations)),
];
