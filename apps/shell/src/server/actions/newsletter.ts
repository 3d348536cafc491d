import { successCode } from '@souk/contract';
import { callApi, type Action } from './form';

/** Signs an address up for the newsletter. Source: spec 7, form/subscribe/newsletter. */
export const subscribeNewsletter: Action = async (input) => {
  const email = encodeURIComponent(input.form.get('email') ?? '');
  const reply = await callApi(input, `/api/front/form/subscribe/newsletter?email=${email}`, undefined);
  return reply.code === successCode ? { ...reply, message: input.say('text.newsletterDone') } : reply;
};

/** Takes the address behind a letter's key off the list. Source: docs/contract.md "Forms". */
export const leaveNewsletter: Action = async (input) => {
  const body = { key: input.form.get('key') ?? '' };
  const reply = await callApi(input, '/api/front/form/unsubscribe/newsletter', body);
  // Of a key that is not on the list, the page without one says what to do.
  if (reply.reason === 'NOT_FOUND') return { ...reply, code: successCode, next: '/newsletter/leave' };
  return { ...reply, next: '/newsletter/leave?left=1' };
};
