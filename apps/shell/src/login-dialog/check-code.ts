import { type Api, hasReason } from '@souk/api-client';

/**
 * Asks whether a code holds, before what comes next is typed.
 * @returns true also where the api is of the release before and cannot be asked: whatever the code is for checks it anyway
 * @throws what the api says of a code that does not hold
 */
export const checkCode = (api: Api, input: Parameters<Api['login']['checkCode']>[0]): Promise<true> =>
  api.login.checkCode(input).catch((error: unknown) => {
    if (hasReason(error, 'NOT_FOUND')) return true;
    throw error;
  });
