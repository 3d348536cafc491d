import { ApiError } from '@souk/api-client';
import type { RefusalDataOf, RefusalName } from '@souk/contract';
import { refusals } from '@souk/contract/refusals';

/** What a page gets of a call that the api refuses, by the refusal's name in the contract. */
export const aRefusal = <R extends RefusalName>(
  reason: R,
  more: { message?: string; data?: RefusalDataOf<R> } = {},
): ApiError<R> => new ApiError({ code: refusals[reason].code, reason, ...more });
