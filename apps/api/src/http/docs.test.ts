import Fastify from 'fastify';
import { mountDocs } from './docs';

const scriptOf = async (sandbox: boolean) => {
  const app = Fastify();
  mountDocs(app, { sandbox });
  const { body } = await app.inject({ url: '/docs/start.js' });
  await app.close();
  return body;
};

test('the reference sends calls from its page in a sandbox alone', async () => {
  expect(await scriptOf(true)).toContain('tryItOutEnabled: true');
  const outside = await scriptOf(false);
  expect(outside).not.toContain('tryItOutEnabled');
  expect(outside).toContain('supportedSubmitMethods: []');
});
