import { Router } from '@aws-lambda-powertools/event-handler/http';
import { balanceOf, headersSchema, userOf } from './store.mjs';

const app = new Router();

app.get('/tools/api/get-balance', async ({ req }) => {
  const headers = headersSchema.safeParse(Object.fromEntries(req.headers));
  const userId = headers.success ? await userOf(headers.data.authorization) : null;
  if (!userId) return new Response(JSON.stringify({ error: 'invalid_api_key' }), { status: 401 });
  return balanceOf(userId);
});

export const handler = async (event, context) => app.resolve(event, context);
