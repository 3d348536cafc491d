import { expect, test } from '../fixtures';
import { pages, routes } from '../routes';

test('[ROUTE-14] a page that needs login names its heading, so that its HTML has one before anybody signs in', () => {
  expect(routes.filter(({ access, title }) => access === 'user' && !title)).toEqual([]);
});

for (const { route, address } of pages)
  test(`[ROUTE-14] ${route.path} has its title and its heading in the HTML as it is sent`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    expect(html).toMatch(/<title[^>]*>[^<]+<\/title>/);
    expect(html).toMatch(/<h1[^>]*>/);
  });
