import { internalKeyHeader } from '@souk/contract/internal';
import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from './config';

type Config = Pick<ServerConfig, 'internalKey' | 'visitorAddress'>;

/** Headers of a call that this server makes for itself: the api knows it by its key and counts it against nobody. */
export const ownHeaders = ({ internalKey }: Pick<Config, 'internalKey'>): Record<string, string> => ({
  [internalKeyHeader]: internalKey,
});

/** Headers of a call that is made for one visitor, who is counted by their own address. */
export const headersFor = (config: Config, req: IncomingMessage): Record<string, string> => ({
  ...ownHeaders(config),
  'x-forwarded-for': config.visitorAddress(req),
});
