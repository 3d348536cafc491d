import { hasReason } from '@souk/api-client';
import { signInEnded, signInRenewed } from '@souk/domain';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

/** Resolves once the person has signed in anew; to false when they would not. */
type Confirm = () => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

const EndedContext = createContext(false);

/** Whether the sign-in has ended and is asked for anew: nothing that asks by itself would be answered until then. */
export const useSignInEnded = () => use(EndedContext);

/** The token's sign-in is too old for the call, or has ended. Source: RFC 9470; docs/contract.md. */
const asksFreshSignIn = (error: unknown) =>
  hasReason(error, 'FRESH_SIGN_IN_REQUIRED', 'SECOND_FACTOR_REQUIRED', 'SIGN_IN_REQUIRED', 'SIGN_IN_ENDED');

/**
 * Makes calls that may ask for a fresh sign-in: the page stays as it is while its person confirms, then the same call is made again.
 * @throws the refusal itself when the person does not confirm
 */
export const useConfirming = () => {
  const confirm = use(ConfirmContext);
  return useCallback(
    async <T,>(call: () => Promise<T>): Promise<T> => {
      for (;;) {
        try {
          return await call();
        } catch (error) {
          if (!asksFreshSignIn(error) || !(await confirm())) throw error;
        }
      }
    },
    [confirm],
  );
};

/** Asks the person of a desk to confirm who they are, for whatever is inside it; and to sign in again when their sign-in ends under it. */
export function ConfirmGate({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  const settle = useCallback((isConfirmed: boolean) => {
    setAsking(false);
    for (const answer of waiting.current.splice(0)) answer(isConfirmed);
  }, []);
  const confirm = useMemo<Confirm>(
    () => () =>
      new Promise((resolve) => {
        waiting.current.push(resolve);
        setAsking(true);
      }),
    [],
  );
  useEffect(() => {
    const ended = (event: Event) => {
      // The page stays as it is, with what was typed.
      event.preventDefault();
      setEnded(true);
      setAsking(true);
    };
    addEventListener(signInEnded, ended);
    return () => removeEventListener(signInEnded, ended);
  }, []);
  useEffect(() => {
    if (!isAsking && !hasEnded) return;
    const renewed = () => {
      setEnded(false);
      settle(true);
    };
    addEventListener(signInRenewed, renewed);
    return () => removeEventListener(signInRenewed, renewed);
  }, [isAsking, hasEnded, settle]);
  return (
    <ConfirmContext value={confirm}>
      <EndedContext value={hasEnded}>{children}</EndedContext>
      {isAsking && <ConfirmDialog hasEnded={hasEnded} onClose={() => settle(false)} />}
    </ConfirmContext>
  );
}
