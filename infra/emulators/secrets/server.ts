import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { type Answer, jsonAnswer } from '../http/answer.ts';
import { arnOf } from '../http/arn.ts';
import { readBody } from '../http/body.ts';
import { type Listening, listen, type Place } from '../http/listen.ts';
import { answering } from '../http/serve.ts';

const request = z.object({ SecretId: z.string() });
const CONTENT_TYPE = { 'content-type': 'application/x-amz-json-1.1' };

const refusal = (status: number, type: string, message: string): Answer =>
  jsonAnswer(status, { __type: type, message }, { ...CONTENT_TYPE, 'x-amzn-errortype': type });

const nameOf = (secretId: string): string => secretId.slice(secretId.lastIndexOf(':') + 1);

/**
 * Serves Secrets Manager's GetSecretValue on loopback.
 * @param values each secret by its name: an object of texts
 */
export const serveSecrets = (values: Readonly<Record<string, object>>, place?: Place): Promise<Listening> => {
  const respond = async (incoming: IncomingMessage): Promise<Answer> => {
    const body = await readBody(incoming);
    const operation = String(incoming.headers['x-amz-target']).split('.')[1];
    if (operation !== 'GetSecretValue')
      return refusal(400, 'InvalidRequestException', `The local stack has no ${operation}.`);
    const name = nameOf(request.parse(JSON.parse(String(body))).SecretId);
    const value = values[name];
    if (!value) return refusal(400, 'ResourceNotFoundException', `Secrets Manager can't find the specified secret.`);
    const found = { ARN: arnOf('secretsmanager', `secret:${name}`), Name: name, SecretString: JSON.stringify(value) };
    return jsonAnswer(200, { ...found, VersionId: randomUUID(), VersionStages: ['AWSCURRENT'] }, CONTENT_TYPE);
  };
  const malformed = () => refusal(400, 'InvalidRequestException', 'The request could not be read.');
  return listen(answering(respond, malformed), place);
};
