// Receives webhooks: SECRET=whsec_... node receive-webhooks.mjs 4000. Create the webhook for http://localhost:4000/ first.
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.SECRET ?? '');
const seen = new Set(); // in a database, where deliveries must not be handled twice after a restart either

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const event = webhook.verify(Buffer.concat(chunks).toString(), request.headers); // of the bytes as they came
    const id = request.headers['webhook-id'];
    if (!seen.has(id)) console.log(event.type, JSON.stringify(event.data)); // work that takes longer: after the answer
    seen.add(id);
    response.writeHead(204).end(); // anything but 2xx: it comes again
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(Number(process.argv[2] ?? 4000), 'localhost', () => console.log(`ready on ${server.address().port}`));
