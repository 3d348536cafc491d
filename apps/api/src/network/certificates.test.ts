import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { unknownAuthority } from '../testing/unknown-authority';
import { postMessage } from '../webhooks/post-message';
import { fetchOutside } from './call-outside';

let server: Server;
let url: string;
const heard: string[] = [];
beforeAll(async () => {
  server = createServer(unknownAuthority, (request, reply) => {
    heard.push(request.url ?? '');
    reply.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `https://localhost:${(server.address() as AddressInfo).port}/told`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const message = () => ({ id: 'msg_1', body: '{}', url, secrets: ['whsec_c2VjcmV0'], at: new Date(), answerMs: 5000 });

test.each([
  ['a payment provider', () => fetchOutside('paypal')(url, { method: 'POST', body: 'secret' })],
  ['a receiver of webhooks', () => postMessage(message(), true)],
])('%s whose certificate no authority gave is told nothing', async (_whom, call) => {
  const refusal = call().then(
    () => 'it was told',
    ({ code, cause }: { code?: string; cause?: { code: string } }) => code ?? cause?.code,
  );
  expect(await refusal).toMatch(/SELF_SIGNED_CERT|UNABLE_TO_VERIFY/);
  expect(heard).toEqual([]);
});
