/**
 * Loaded before AWS's runtime client. Its own transport to the Runtime API is native code that would have to be compiled; these
 * three calls of it speak the same protocol over node:http. Everything else is AWS's: how the handler is found, called and answered.
 */
const Module = require('node:module');
const { Agent, request } = require('node:http');

const [hostname, port] = (process.env.AWS_LAMBDA_RUNTIME_API ?? '').split(':');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const call = (method, path, body = '', headers = {}) =>
  new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path: `/2018-06-01/runtime/${path}`, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve({ bodyJson: Buffer.concat(chunks).toString(), headers: answer.headers }));
    });
    sent.on('error', reject).end(body);
  });

const json = { 'content-type': 'application/json' };
const transport = {
  initializeClient: () => undefined,
  next: () => call('GET', 'invocation/next'),
  done: (id, body) => call('POST', `invocation/${id}/response`, body, json),
  error: (id, body, xray) =>
    call('POST', `invocation/${id}/error`, body, { ...json, 'lambda-runtime-function-xray-error-cause': xray }),
};

const load = Module._load;
Module._load = (name, ...rest) => (name.endsWith('rapid-client.node') ? transport : load(name, ...rest));
