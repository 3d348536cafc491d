import { browserPlaces } from './browser.mjs';
import { journeyWords } from './journey-words.mjs';

test('Playwright’s own window is a page for the browser that is there', () => {
  expect(journeyWords(['e2e/catalog', '--ui'])).toEqual(['e2e/catalog', '--ui-port=4354']);
  expect(journeyWords(['--ui-port=4400', '-g', 'cart'])).toEqual(['--ui-port=4400', '-g', 'cart']);
});

test.each([
  ['linux', '/usr/bin/chromium'],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
])('on %s the journeys find %s', (platform, place) => expect(browserPlaces(platform)).toContain(place));
