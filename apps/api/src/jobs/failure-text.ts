import { failureReason } from '@souk/contract/internal';

/** What the screen System says of a job's try that failed: the error's own words, and the reason below it where these do not say it. */
export const failureText = (error: unknown) => {
  const reason = failureReason(error);
  const said = String(error);
  return said.includes(reason) ? said : `${said}: ${reason}`;
};
