import { preload } from 'react-dom';
import type { PageFile } from '../app/boot';

/** Asks for files at once, so that none is found only when another has run. */
export const preloadFiles = (files: readonly PageFile[]) => {
  for (const { href, integrity } of files)
    preload(href, { as: 'script', crossOrigin: 'anonymous', ...(integrity ? { integrity } : {}) });
};
