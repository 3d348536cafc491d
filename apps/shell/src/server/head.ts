import { globalCss } from '@souk/ui';
import type { PageBoot } from '../app/boot';
import type { SerializedQuery } from '../app/page-data';
import type { PrivatePage } from '../auth/early-renewal';
import { documentScriptId } from '../document/retry-document-script';
import { documentFile, type ShellFiles } from './releases/shell-files';

/** What every page's head carries besides its own title: tokens and fonts, so that nothing jumps and nothing blocks. */
export const headOf = (
  shell: ShellFiles,
  nonce: string | undefined,
  {
    privatePage = null,
    isDeveloped = false,
  }: { privatePage?: PrivatePage | null; isDeveloped?: boolean | undefined } = {},
): string =>
  [
    // First of all: what it asks for is on its way while everything below is read.
    privatePage ? privatePageTag(privatePage) + scriptTag(shell.privateScript, nonce) : '',
    ...shell.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${shell.base}${font}">`,
    ),
    `<style>${globalCss((file) => shell.base + file)}</style>`,
    scriptTag(shell.inlineScript, nonce),
    documentTag(shell, nonce),
    isDeveloped ? '<script defer src="/develop/page.js"></script>' : '',
  ].join('');

/** The document script: fetched beside the page, kept by the browser for the pages after it. The nonce is for what it adds to the page. */
const documentTag = ({ base, files }: ShellFiles, nonce: string | undefined) => {
  const integrity = files[documentFile]?.integrity;
  return `<script async id="${documentScriptId}" src="${base}${documentFile}" crossorigin="anonymous"${
    integrity ? ` integrity="${integrity}"` : ''
  }${nonce ? ` nonce="${nonce}"` : ''}></script>`;
};

/** An inline script: allowed by the nonce of a page that is one visitor's own, by its hash on a public one. */
export const scriptTag = (code: string, nonce: string | undefined): string =>
  `<script${nonce ? ` nonce="${nonce}"` : ''}>${code}</script>`;

/** How the application starts, as data: read by the shell's client, never run. */
export const bootTag = (boot: PageBoot): string =>
  `<script type="application/json" id="souk-boot">${escapeForScript(boot)}</script>`;

/** What a private page asks for first, and by which sign-in, as data: the script behind it sends it. */
const privatePageTag = (about: PrivatePage): string =>
  `<script type="application/json" id="souk-private-page">${escapeForScript(about)}</script>`;

/** What a page's queries have answered, as data, before the HTML that was made from it. */
export const dataTag = (answers: readonly SerializedQuery[]): string =>
  `<script type="application/json" data-souk-data>${escapeForScript(answers)}</script>`;

/** JSON that may stand inside a script tag. */
const escapeForScript = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
