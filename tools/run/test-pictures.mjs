import { ensureInstalled, underProjectNode } from './install.mjs';

ensureInstalled();
// `npm run test:pictures`: the pages that matter beside the pictures made of them before.
if (underProjectNode(import.meta.filename)) (await import('./compare-pictures.mjs')).comparePictures('pictures');
