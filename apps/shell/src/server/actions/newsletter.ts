import { callApi, type Action } from './form';

/** Signs an address up for the newsletter. Source: spec 7, form/subscribe/newsletter. */
export const subscribeNewsletter: Action = (input) =>
  callApi(
    input,
    `/api/front/form/subscribe/newsletter?email=${encodeURIComponent(input.form.get('email') ?? '')}`,
    undefined,
  );
