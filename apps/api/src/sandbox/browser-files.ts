import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { installedPath, packagePath } from '../package-folder';
import { paypalWords } from './paypal/paypal-words';
import { stripeWords } from './stripe/stripe-words';

const script = 'text/javascript; charset=utf-8';

const read = (name: string) => readFile(packagePath('src/sandbox/browser', name), 'utf8');

/** The house type of pages that stand alone, from the package that the pages take it from. */
const fonts: Record<string, string> = {
  '/sandbox/files/sans.woff2': 'instrument-sans',
  '/sandbox/files/serif.woff2': 'fraunces',
};
const readFont = (name: string) =>
  readFile(installedPath(`@fontsource-variable/${name}`, 'files', `${name}-latin-wght-normal.woff2`));

/** What a script of the shop's own page says; it knows the page's language. */
const told = (name: string, words: object) => `window.${name} = ${JSON.stringify(words)};\n`;

/** Address to file, for everything that a browser loads from the sandbox; `words` and the files of `after` are sent in front of it. */
const files: Record<string, { name: string; type: string; after?: readonly string[]; words?: string }> = {
  '/sandbox/stripe/stripe.js': {
    name: 'stripe.js',
    type: script,
    after: ['stripe-element.js', 'stripe-payment-element.js', 'stripe-express-element.js'],
    words: told('soukStripeWords', stripeWords.both),
  },
  '/sandbox/paypal/sdk.js': { name: 'paypal-sdk.js', type: script, words: told('soukPaypalWords', paypalWords.both) },
  '/sandbox/files/stripe-express.js': { name: 'stripe-express.js', type: script },
  '/sandbox/files/stripe-wallet.js': { name: 'stripe-wallet.js', type: script },
  '/sandbox/files/paypal-approve.js': { name: 'paypal-approve.js', type: script },
  '/sandbox/files/stripe-frame.js': { name: 'stripe-frame.js', type: script },
  '/sandbox/files/paypal-popup.js': { name: 'paypal-popup.js', type: script },
  '/sandbox/files/sandbox.css': { name: 'sandbox.css', type: 'text/css; charset=utf-8' },
};

/** Serves the stand-ins for the providers' browser scripts, as files, so that a strict policy lets them run. */
export function serveBrowserFiles(app: FastifyInstance) {
  for (const [url, name] of Object.entries(fonts)) {
    app.get(url, async (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=86400')
        .send(await readFont(name)),
    );
  }
  for (const [url, { name, type, after = [], words = '' }] of Object.entries(files)) {
    app.get(url, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .send(words + (await Promise.all([...after, name].map(read))).join('')),
    );
  }
}
