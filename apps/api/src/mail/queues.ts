import type { MessageOut } from './transports';

/**
 * The queue of each channel: a mail server that is silent holds up no text message. A release before sent both by the first one, so that still
 * sends what it finds.
 */
export const messageQueues = { email: 'mail.deliver', sms: 'text.deliver' } as const satisfies Record<
  MessageOut['channel'],
  string
>;

export const allMessageQueues = Object.values(messageQueues);
