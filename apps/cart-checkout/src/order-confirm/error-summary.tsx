import { FormattedMessage } from '@souk/i18n';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { refusedFields, troublesOf } from '../parts/placing/create-order';
import { useSteps } from './steps';
import { Wrong } from './use-field';
import { useSay } from '@souk/state';
import { from } from '@souk/ui';

/** All that is wrong in one place, beside the button that found it; each entry leads to its field. Source: K8. */
export function ErrorSummary({ error }: { error: unknown }) {
  const say = useSay();
  const { formState } = useFormContext<CheckoutForm>();
  const { focusField } = useSteps();
  const box = useRef<HTMLDivElement>(null);
  const problems = formState.submitCount > 0 ? Object.entries(formState.errors) : [];
  const isNamedElsewhere = troublesOf(error).length > 0 || Object.keys(refusedFields(error)).length > 0;
  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  if (problems.length === 0 && (!error || isNamedElsewhere)) return null;
  return (
    <Box ref={box} role="alert">
      {problems.length === 0 ? (
        isOffline() ? (
          <FormattedMessage id="orderConfirm.offline" />
        ) : (
          say.errorText(error)
        )
      ) : (
        <>
          <FormattedMessage id="orderConfirm.check" values={{ count: problems.length }} />
          <ul>
            {problems.map(([name, problem]) => (
              <li key={name}>
                <button type="button" onClick={() => focusField(name)}>
                  <Wrong message={messageOf(problem)} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Box>
  );
}

const isOffline = () => !navigator.onLine;

const messageOf = (problem: { message?: unknown } | undefined) => String(problem?.message ?? '');

const Box = styled.div`
  padding: 14px 16px;
  border-inline-start: 3px solid var(--color-sale);
  border-radius: var(--radius);
  background: var(--color-sale-soft);
  font-size: var(--text-sm);
  & > ul {
    padding: 0;
    list-style: none;
    /* Half a row shows that there are more below. */
    ${from.lg} {
      max-height: 144px;
      overflow: auto;
    }
  }
  & button {
    width: 100%;
    min-height: 44px;
    ${from.lg} {
      min-height: 32px;
    }
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
