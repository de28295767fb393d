import type { SideSettings } from './side.ts';

/** Points this process's functions and stores at the table, before the first of them opens it. */
export const useTable = ({ tableName, dynamoEndpoint }: SideSettings): void => {
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoEndpoint,
    AWS_REGION: 'sa-east-1',
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
  });
};
