import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { hashOfCredential, mintCredential, type ParsedCredential } from '../access/credential.ts';
import { clientName } from '../access/grants/grant-record.ts';
import { OAUTH_SCOPES } from '../contract/oauth.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import type { OAuthRequest } from './request-store.ts';

const CODE_SECONDS = 60;
/** A second use of a code within a day ends its grant. */
const REMEMBERED_SECONDS = 86_400;

const schema = z.object({
  clientId: stored.text,
  client: clientName(),
  redirectUri: stored.text,
  scopes: z.array(z.enum(OAUTH_SCOPES)),
  resource: stored.text,
  challenge: stored.text,
  /** The session that approved, as logs name it. */
  approvedBy: stored.text,
  /** The id of that session, with which the code ends. Null: a code of an older release. */
  sessionId: z._default(stored.maybeText, null),
  validUntil: stored.instant,
  /** The grant of the code; null: it is unused. */
  grantId: stored.maybeText,
});

/** A code as stored in the table, in the partition of the approving user. */
export type OAuthCode = z.output<typeof schema>;

/** The session that approves: as the history names it, and its id. */
export type Approver = { by: string; sessionId: string };

type OfCode = Pick<ParsedCredential, 'userId' | 'hash'>;

/** Codes that an approval gave, by their hash. */
export const codeStore = (table: Table) => {
  const { client, name: TableName } = table;
  return {
    /** A code for the client of the request, and its write. */
    make(
      userId: string,
      request: OAuthRequest,
      { by: approvedBy, sessionId }: Approver,
      now: Instant,
    ): { code: string; writes: WriteItem[] } {
      const code = mintCredential('code', userId);
      const { clientId, client: named, redirectUri, scopes, resource, challenge } = request;
      const Item = {
        ...keys.oauthCode(userId, hashOfCredential(code)),
        ...{ clientId, client: named, redirectUri, scopes, resource, challenge, approvedBy, sessionId },
        validUntil: addSeconds(now, CODE_SECONDS),
        grantId: null,
        expiresAt: epochSeconds(addSeconds(now, REMEMBERED_SECONDS)),
      };
      return { code, writes: [{ Put: { TableName, Item } }, unlessErased(table, userId)] };
    },

    async find({ userId, hash }: OfCode): Promise<OAuthCode | null> {
      const Key = keys.oauthCode(userId, hash);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item ? schema.parse(Item) : null;
    },

    /** Codes that gave no grant, expired or not, with the write that ends each: its condition fails once one did. */
    async unused(userId: string): Promise<(OAuthCode & { end: WriteItem })[]> {
      const records = await queryPrefix(table, keys.oauthCodesOf(userId));
      return records.flatMap(({ pk, sk, ...fields }) => {
        const code = schema.parse(fields);
        const condition = { ConditionExpression: 'grantId = :none', ExpressionAttributeValues: { ':none': null } };
        return code.grantId === null
          ? [{ ...code, end: { Delete: { TableName, Key: { pk, sk }, ...condition } } }]
          : [];
      });
    },

    /** Part of the transaction of the grant: the code gives one. */
    spent: ({ userId, hash }: OfCode, grantId: string): WriteItem => ({
      Update: {
        TableName,
        Key: keys.oauthCode(userId, hash),
        UpdateExpression: 'SET grantId = :grantId',
        ConditionExpression: 'grantId = :none',
        ExpressionAttributeValues: { ':grantId': grantId, ':none': null },
      },
    }),
  };
};

export type CodeStore = ReturnType<typeof codeStore>;
