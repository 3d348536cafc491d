import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Keys = { isSandbox: boolean; operatorToken?: string };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What a browser's own question sends (any name, the token as password), or a program's `Bearer`. */
const given = (header = ''): string => {
  const [kind = '', value = ''] = header.split(' ');
  if (/^bearer$/i.test(kind)) return value;
  if (!/^basic$/i.test(kind)) return '';
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
};

/** Whether the asker runs the store. A sandbox is everybody's; a store without `OPERATOR_TOKEN` has no operator. */
export const isOperator = ({ isSandbox, operatorToken }: Keys, req: Pick<IncomingMessage, 'headers'>): boolean =>
  isSandbox ||
  (operatorToken !== undefined && timingSafeEqual(digest(given(req.headers.authorization)), digest(operatorToken)));
