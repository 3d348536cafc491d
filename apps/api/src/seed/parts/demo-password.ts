import { randomBytes } from 'node:crypto';
import type { Config } from '../../config';

/** The password of all demo accounts, as README publishes it. */
export const publishedPassword = 'souk-demo';

/** @returns the password that demo accounts are made with: the published one in a sandbox, elsewhere one that nobody knows */
export const demoPassword = ({ sandbox }: Pick<Config, 'sandbox'>): string =>
  sandbox ? publishedPassword : randomBytes(24).toString('base64url');
