import { globalCss } from '@souk/ui';
import type { Boot } from '../app/boot';
import type { ShellFiles } from './releases/shell-files';

/** What every page's head carries besides its own title: tokens and fonts, so that nothing jumps and nothing blocks. */
export const headOf = (shell: ShellFiles, nonce: string, isDeveloped = false): string =>
  [
    ...shell.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${shell.base}${font}">`,
    ),
    `<style>${globalCss((file) => shell.base + file)}</style>`,
    `<script nonce="${nonce}">${shell.documentScript}</script>`,
    isDeveloped ? `<script defer nonce="${nonce}" src="/develop/page.js"></script>` : '',
  ].join('');

/** The pinned releases, as data: read by the shell's client, never run. */
export const inlineScript = (boot: Boot, nonce: string): string =>
  `<script type="application/json" id="souk-boot" nonce="${nonce}">${JSON.stringify(boot).replace(/</g, '\\u003c')}</script>`;
