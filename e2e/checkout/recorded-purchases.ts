import type { BrowserContext } from '@playwright/test';

type Entry = { event?: string; ecommerce?: { transaction_id?: string } | null };

/**
 * What a tag manager hears of purchases in any tab of a shopper who agreed: the numbers, in order. The store of the
 * journeys has none set, so the pages are told that theirs has one, and its script is an empty one. Their policy, which knows of none,
 * has to be bypassed (`bypassCSP`).
 */
export const recordPurchases = async (context: BrowserContext, origin: string): Promise<string[]> => {
  const heard: string[] = [];
  await context.addCookies([{ name: 'souk_consent', value: 'a1m0', url: origin }]);
  await context.exposeBinding('hear', (_source, entry: Entry) => {
    if (entry.event === 'purchase') heard.push(entry.ecommerce?.transaction_id ?? '');
  });
  await context.addInitScript(() => {
    // the page's globals as tag managers have them; no type of ours knows them
    const page = window as unknown as { dataLayer: unknown[]; hear?: (entry: unknown) => void };
    const layer: unknown[] = [];
    layer.push = (...entries) => {
      for (const entry of entries) page.hear?.(JSON.parse(JSON.stringify(entry)));
      return Array.prototype.push.apply(layer, entries);
    };
    page.dataLayer = layer;
    // what the document says of the store, however it came: a page behind a form's redirect passes by no route
    const parse = JSON.parse;
    JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]) =>
      parse(String(text).replace('"gtmId":null', '"gtmId":"GTM-JOURNEY"'), reviver);
    // and what the file says that all pages share
    Response.prototype.json = async function (this: Response) {
      return JSON.parse(await this.text()) as unknown;
    };
  });
  await context.route(/googletagmanager/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  return heard;
};
