export {
  ApiError,
  fieldErrorsOf,
  hasReason,
  isApiError,
  isRefused,
  isUnsent,
  pageStatusOf,
  retryAfterMsOf,
  toApiError,
} from './api-error';
export { createApi, type Api, type ApiCall, type ApiCalls } from './create-api';
export { groups as callGroups } from './groups';
export type { ApiOptions, CallOptions, Fetching, Reply } from './options';
export { replyRules, ruleFor, type ReplyRule } from './reply-codes';
export { createRequestKeys, type PendingRequestKeys } from './request-key';
