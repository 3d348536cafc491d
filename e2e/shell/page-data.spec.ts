import { expect, test } from '../fixtures';
import { publicPages } from '../routes';

type Dehydrated = { queries: { queryHash: string }[] };

for (const { route, address } of publicPages)
  test(`[LAYOUT-12] what ${route.path} was made from is in its HTML once`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const hashes = [...html.matchAll(/<script [^>]*data-souk-data[^>]*>(.*?)<\/script>/gs)]
      .map(([, json]) => JSON.parse(json ?? '') as Dehydrated)
      .flatMap(({ queries }) => queries.map(({ queryHash }) => queryHash));
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes.filter((hash, at) => hashes.indexOf(hash) !== at)).toEqual([]);
  });
