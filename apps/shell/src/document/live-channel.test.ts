import { startApplication } from './application';
import { startForLiveChannel } from './live-channel';

jest.mock('./application', () => ({ startApplication: jest.fn() }));

const start = async ({ isWide = true, html = '<main data-live-channel></main>', type = 'IFRAME' } = {}) => {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: isWide }),
    fetch: async () => ({ json: async () => ({ code: 200, data: { type } }) }),
  });
  document.body.innerHTML = html;
  await startForLiveChannel();
  return jest.mocked(startApplication).mock.calls.length > 0;
};

beforeEach(() => {
  jest.mocked(startApplication).mockClear();
  localStorage.clear();
});

test('[WIDGET-02] the live channel starts the application', async () => expect(await start()).toBe(true));

test.each([
  ['on a phone', { isWide: false }],
  ['where it has no room', { html: '<main></main>' }],
  ['of another type', { type: 'NONE' }],
])('[WIDGET-03] not %s', async (_case, page) => expect(await start(page)).toBe(false));

test('[WIDGET-03] not for who closed it', async () => {
  localStorage.setItem('souk.streamingClosed', String(Date.now()));
  expect(await start()).toBe(false);
});

test('a channel that cannot be asked for leaves the page a document', async () => {
  document.body.innerHTML = '<main data-live-channel></main>';
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true }),
    fetch: () => Promise.reject(new Error('offline')),
  });
  await startForLiveChannel();
  expect(startApplication).not.toHaveBeenCalled();
});
