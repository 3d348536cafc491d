/** Name of the job that closes at the providers what is open of a purchase that has ended. */
export const closeJob = 'payment.close';
