import { callsInDocs, callsNoPageMakes } from './calls-of-pages.mjs';

test('docs/contract.md names every call that no page makes, and why it is there; a page that begins to make one leaves the list', () => {
  expect(callsNoPageMakes().sort()).toEqual(callsInDocs().sort());
});
