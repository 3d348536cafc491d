import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const seconds = Number(process.env.BENCH_SECONDS ?? 8);

const shoot = async (title, options) => {
  const { requests, latency, non2xx, errors } = await autocannon({ connections: 10, duration: seconds, ...options });
  return {
    what: title,
    perSecond: Math.round(requests.average),
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: non2xx + errors,
  };
};

/** As browsers ask. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** Requests a second for what shoppers ask most, and pages a second as rendered on the server. */
export const benchServer = async (origin, apiOrigin) => [
  await shoot('product list (api)', { url: `${apiOrigin}/api/front/index/product/list?page=1&limit=20` }),
  await shoot('cart count (api)', {
    url: `${apiOrigin}/api/front/cart/count?numType=total&type=sum&storeId=1&uuid=${'0'.repeat(32)}`,
  }),
  await shoot('home page, kept', { url: `${origin}/`, headers }),
  await shoot('product page, rendered each time', {
    url: origin,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, ...headers },
          path: `/product/steel-kettle?bench=${Math.random()}`,
        }),
      },
    ],
  }),
];

/** Resident memory of the store's processes, in MB. */
export const memoryOf = (pids) =>
  pids.map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return { pid, mb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024) };
  });
