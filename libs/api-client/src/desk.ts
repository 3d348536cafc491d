import {
  adminPath,
  deskCalls,
  vendorPath,
  type DeskCall,
  type DeskCallName,
  type DeskData,
  type DeskInput,
} from '@souk/contract/desk';
import type { Api } from './create-api';
import type { CallOptions } from './options';

/** Makes a call of a desk by its name. */
export type DeskApi = {
  /** The merchant in whose scope calls are made; null: the platform's desk. */
  readonly merchantId: number | null;
  call<K extends DeskCallName>(name: K, input: DeskInput<K>, options?: CallOptions): Promise<DeskData<K>>;
};

/**
 * The client of a desk, on top of the page's own.
 * @param merchantId a merchant's desk asks under `/api/vendor/:mer`; null: the platform's
 */
export const createDeskApi = (api: Pick<Api, 'send'>, merchantId: number | null = null): DeskApi => ({
  merchantId,
  call: <K extends DeskCallName>(name: K, input: DeskInput<K>, options?: CallOptions) => {
    const { method, path, takes }: DeskCall = deskCalls[name];
    const row = {
      method,
      path: (merchantId === null ? adminPath(path) : vendorPath(path)) as `/${string}`,
      auth: 'required' as const,
      ...(takes ? { takes } : {}),
    };
    const scope = merchantId === null ? {} : { mer: merchantId };
    return api.send([name, row], { ...scope, ...(input as object) }, options) as Promise<DeskData<K>>;
  },
});
