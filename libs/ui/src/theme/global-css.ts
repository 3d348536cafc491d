import { baseCss } from './base';
import { fontsCss } from './fonts';
import { tokensCss } from './tokens';

/**
 * Tokens, fonts and base styles of every page as one text for the document's head. Server only: pages need no copy.
 * @param address where the build put a file (fonts)
 */
export const globalCss = (address: (file: string) => string): string => tokensCss + fontsCss(address) + baseCss;
