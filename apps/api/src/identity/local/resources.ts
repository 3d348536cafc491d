import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pageStyles } from './page-styles';

const npm = createRequire(join(__dirname, 'resources.js'));
const font = (file: string) => () => readFileSync(npm.resolve(`@fontsource-variable/${file}`));

/** Shows and hides the password; counts down to the next code; sends the sign-out form at once. The pages work without it. */
const script = `document.querySelectorAll('[data-reveal]').forEach(function (button) {
  var input = document.getElementById(button.getAttribute('data-reveal'));
  button.hidden = false;
  button.addEventListener('click', function () {
    var shown = input.type === 'text';
    input.type = shown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!shown));
    button.setAttribute('aria-label', button.getAttribute(shown ? 'data-show' : 'data-hide'));
  });
});
document.querySelectorAll('[data-wait]').forEach(function (button) {
  var words = button.textContent;
  var end = Date.now() + Number(button.getAttribute('data-wait')) * 1000;
  (function tick() {
    var left = Math.ceil((end - Date.now()) / 1000);
    button.disabled = left > 0;
    button.textContent = left > 0 ? words + ' (' + left + ' s)' : words;
    if (left > 0) setTimeout(tick, 1000);
  })();
});
document.querySelectorAll('[data-send]').forEach(function (button) { button.click(); });
`;

const files: Record<string, { type: string; read: () => Buffer | string }> = {
  'page.css': { type: 'text/css; charset=utf-8', read: () => pageStyles },
  'page.js': { type: 'text/javascript; charset=utf-8', read: () => script },
  'fraunces.woff2': { type: 'font/woff2', read: font('fraunces/files/fraunces-latin-wght-normal.woff2') },
  'instrument-sans.woff2': {
    type: 'font/woff2',
    read: font('instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  },
};

/** Sends a file that the sign-in pages use. @returns false when there is none of that name. */
export function sendResource(name: string, response: ServerResponse): boolean {
  const file = files[name];
  if (!file) return false;
  response.writeHead(200, {
    'content-type': file.type,
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  response.end(file.read());
  return true;
}
