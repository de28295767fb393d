import express from 'express';
import serverless from 'serverless-http';
import { balanceOf, headersSchema, userOf } from './store.mjs';

const app = express();
app.use(express.json());

app.get('/tools/api/get-balance', async (request, response) => {
  const headers = headersSchema.safeParse(request.headers);
  const userId = headers.success ? await userOf(headers.data.authorization) : null;
  if (!userId) return response.status(401).json({ error: 'invalid_api_key' });
  return response.json(await balanceOf(userId));
});

export const handler = serverless(app);
