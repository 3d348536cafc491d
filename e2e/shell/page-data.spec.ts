import { expect, test } from '../fixtures';
import { publicPages } from '../routes';
import { sharedDataHref } from '../support/shared-data';

type Answers = [key: unknown[], data: unknown, answeredAt: number][];

for (const { route, address } of publicPages)
  test(`[LAYOUT-12] what ${route.path} was made from is in its HTML or in the file that all pages share, once`, async ({
    request,
  }) => {
    const html = await (await request.get(address)).text();
    const keys = [...html.matchAll(/<script [^>]*data-souk-data[^>]*>(.*?)<\/script>/gs)]
      .map(([, json]) => JSON.parse(json ?? '') as Answers)
      .flatMap((answers) => answers.map(([key]) => JSON.stringify(key)));
    const shared = (await (await request.get(sharedDataHref(html))).json()) as { queries: [unknown[], unknown][] };
    keys.push(...shared.queries.map(([key]) => JSON.stringify(key)));
    expect(keys).toContain('["categories","tree"]');
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
