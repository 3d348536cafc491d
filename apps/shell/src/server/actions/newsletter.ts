import { callApi, type Action } from './form';

/** Signs an address up for the newsletter. Source: spec 7, form/subscribe/newsletter. */
export const subscribeNewsletter: Action = (input) =>
  callApi(
    input,
    `/api/front/form/subscribe/newsletter?email=${encodeURIComponent(input.form.get('email') ?? '')}`,
    undefined,
  );

/** Takes the address behind a letter's key off the list. Source: docs/contract.md "Forms". */
export const leaveNewsletter: Action = async (input) => ({
  ...(await callApi(input, '/api/front/form/unsubscribe/newsletter', { key: input.form.get('key') ?? '' })),
  next: '/newsletter/leave?left=1',
});
