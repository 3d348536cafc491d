import { buildApp } from '../server/app';
import { createClock } from '../clock';
import { readConfig } from '../config';
import { createDeps } from '../server/create-deps';
import { openEmbedded } from '../database/open';
import { goodAddress, newUuid } from './shop';

const buyers = 6;

/** A shop that sells without pause and tells each order that it acknowledged. Its parent kills it. */
async function sell(folder: string, productId: number, variantId: number) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX: '1' });
  const database = await openEmbedded({ folder });
  const deps = await createDeps({ config, database, clock: createClock(), onError: () => undefined });
  const app = await buildApp(deps);
  await deps.jobs.start(false);
  const post = async (url: string, body: object) => {
    const answer = await app.inject({ method: 'POST', url, payload: body });
    return answer.json<{ code: number; data: { preOrderNo: string; orderNo: string } }>();
  };
  const buyOne = async () => {
    const uuid = newUuid();
    const orderDetails = [{ productId, attrValueId: variantId, productNum: 1 }];
    const pre = await post('/api/front/order/pre/order', { preOrderType: 'buyNow', orderDetails, uuid });
    const body = { preOrderNo: pre.data.preOrderNo, address: goodAddress, payType: 'stripe', uuid };
    const made = await post('/api/front/order/create', body);
    if (made.code === 200) process.send?.(made.data.orderNo);
  };
  process.send?.('open');
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      for (;;) await buyOne();
    }),
  );
}

const [folder = '', productId, variantId] = process.argv.slice(2);
void sell(folder, Number(productId), Number(variantId));
