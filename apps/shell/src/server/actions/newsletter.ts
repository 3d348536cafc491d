import { successCode } from '@souk/contract';
import { callApi, type Action } from './form';

/** Signs an address up for the newsletter. Source: spec 7, form/subscribe/newsletter. */
export const subscribeNewsletter: Action = async (input) => {
  const email = encodeURIComponent(input.form.get('email') ?? '');
  const reply = await callApi(input, `/api/front/form/subscribe/newsletter?email=${email}`, undefined);
  return reply.code === successCode ? { ...reply, message: input.say('text.newsletterDone') } : reply;
};

/** Takes the address behind a letter's key off the list. Source: docs/contract.md "Forms". */
export const leaveNewsletter: Action = async (input) => ({
  ...(await callApi(input, '/api/front/form/unsubscribe/newsletter', { key: input.form.get('key') ?? '' })),
  next: '/newsletter/leave?left=1',
});
