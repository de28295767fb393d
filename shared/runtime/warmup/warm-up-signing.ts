import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { SIGNING_SECRET } from '../../contract/warm-up.ts';
import { substituteSecret } from '../../platform/secrets.ts';
import type { AnyEndpoint } from '../define-endpoint.ts';
import { warmUpEndpoint } from './warm-up-endpoint.ts';

/** As `warmUpEndpoint`, for an operation that signs a part of its answer: the secret itself may come later. */
export const warmUpSigning = (endpoint: AnyEndpoint): Promise<APIGatewayProxyStructuredResultV2 | null> =>
  substituteSecret(SIGNING_SECRET, { key: 'signs nothing that leaves the function' }, () => warmUpEndpoint(endpoint));
