import { operations } from '../../../shared/contract/registry.ts';
import { webOperations } from '../../../shared/contract/web-registry.ts';
import { openApiDocument } from '../../../shared/openapi/document.ts';
import { documentProblems } from './document-problems.ts';
import { handlerProblems, webHandlerProblems } from './handler-problems.ts';

/** Every difference between the registry, the handlers and the API reference; empty when all agree. */
export const contractProblems = async (): Promise<string[]> => [
  ...(await handlerProblems(operations)),
  ...(await webHandlerProblems(webOperations)),
  ...(await documentProblems(openApiDocument({ serverUrl: '/' }), operations)),
];
