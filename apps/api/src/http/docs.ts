import { readFile } from 'node:fs/promises';
import { openapi } from '@souk/contract/schema';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { installedPath } from '../package-folder';

const files: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Souk API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="icon" href="/docs/favicon-32x32.png">
</head>
<body><main id="docs"></main>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body>
</html>`;

/** Calls are sent from the page in a sandbox alone: elsewhere one press would change a real cart, order or desk. */
const startOf = (isSandbox: boolean) => {
  const more = isSandbox ? 'tryItOutEnabled: true' : 'supportedSubmitMethods: []';
  return `SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#docs', deepLinking: true, ${more} });`;
};

/** The API reference, made from the contract and served from here alone. Source: test-contract "/docs". */
export function mountDocs(app: FastifyInstance, { sandbox }: Pick<Config, 'sandbox'>) {
  let document: unknown;
  app.get('/docs/openapi.json', async () => (document ??= openapi()));
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html),
  );
  app.get('/docs/', async (_request, reply) => reply.redirect('/docs'));
  app.get('/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(startOf(sandbox)),
  );
  for (const [name, type] of Object.entries(files)) {
    app.get(`/docs/${name}`, async (_request, reply) =>
      reply.type(type).send(await readFile(installedPath('swagger-ui-dist', name))),
    );
  }
}
