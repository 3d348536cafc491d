import { join } from 'node:path';
import { goProgram } from '../run/go-program.mjs';

/** Stripe's own stand-in. */
export const stripeMock = goProgram({
  name: 'stripe-mock',
  module: 'github.com/stripe/stripe-mock',
  version: 'v0.203.0',
  variable: 'STRIPE_MOCK',
});

/** @returns the file with the description of Stripe's API: in STRIPE_OPENAPI, or in the stand-in's source */
export const stripeDescription = () =>
  process.env.STRIPE_OPENAPI || join(stripeMock.source(), 'embedded/openapi/spec3.json');
