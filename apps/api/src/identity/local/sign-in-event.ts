import { traceIdOf, traceparentOf } from '@souk/contract/internal';
import type { IncomingMessage } from 'node:http';
import type { Audience } from '../port';
import type { SignInStep } from './sign-in-form';

/** What became of one step of a sign-in. It names nobody: the trace leads to the other lines of its request. Source: ASVS 5.0.0 16.3.1. */
export interface SignInEvent {
  /** Where somebody wants to be. */
  to: Audience;
  /** By what they proved who they are; `second`: by the code of an app, or a recovery code. */
  by: SignInStep | 'second';
  /** `done` is the end of the sign-in. */
  outcome: 'done' | 'refused' | 'limited';
  /** How surely somebody is signed in. Absent unless it is done. */
  acr?: string;
  traceId: string;
}

export type NoteSignIn = (
  request: IncomingMessage,
  event: Pick<SignInEvent, 'by' | 'acr'> & { status?: number },
) => void;

/** Notes steps of a realm's sign-ins. Whatever form was left empty is no step. */
export const createNoteSignIn =
  (to: Audience, onSignIn: ((event: SignInEvent) => void) | undefined): NoteSignIn =>
  ({ headers }, { status = 200, ...event }) => {
    if (status === 400) return;
    const outcome = status === 429 ? 'limited' : status > 400 ? 'refused' : 'done';
    onSignIn?.({ to, ...event, outcome, traceId: traceIdOf(traceparentOf(headers.traceparent)) });
  };
