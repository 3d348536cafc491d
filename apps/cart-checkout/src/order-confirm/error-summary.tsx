import { FormattedMessage } from '@souk/i18n';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { CardProblemText } from '../parts/card/card-problem-notice';
import { CardRefused } from '../parts/card/card-problem';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { refusedFields, troublesOf } from '../parts/placing/create-order';
import { PlaceFailure } from './place-failure';
import { useSteps } from './steps';
import type { CardPart } from './use-card-part';
import { Wrong } from './use-field';

type Props = { error: unknown; card: CardPart; totalUsd: number };

/** All that is wrong in one place, beside the button that found it; each entry leads to its field. Source: K8. */
export function ErrorSummary({ error, card, totalUsd }: Props) {
  const { formState } = useFormContext<CheckoutForm>();
  const { focusField } = useSteps();
  const box = useRef<HTMLDivElement>(null);
  const problems = formState.submitCount > 0 ? Object.entries(formState.errors) : [];
  const mistyped = card.problem?.isTyping ? card.problem : null;
  const count = problems.length + (mistyped ? 1 : 0);
  // A refused card is told beside its fields, refused lines above the form, refused fields under each.
  const isNamedElsewhere =
    error instanceof CardRefused || troublesOf(error).length > 0 || Object.keys(refusedFields(error)).length > 0;
  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  if (count === 0 && (!error || isNamedElsewhere)) return null;
  // A field that is wrong is read aloud where it stands: here how many there are, so that nothing is read twice.
  const areReadAtFields = problems.length > 0;
  return (
    <Box ref={box} role={areReadAtFields ? undefined : 'alert'}>
      {count === 0 ? (
        <PlaceFailure error={error} totalUsd={totalUsd} />
      ) : (
        <>
          <p role={areReadAtFields ? 'alert' : undefined}>
            <FormattedMessage id="orderConfirm.check" values={{ count }} />
          </p>
          <ul>
            {problems.map(([name, problem]) => (
              <li key={name}>
                <button type="button" onClick={() => focusField(name)}>
                  <Wrong message={messageOf(problem)} />
                </button>
              </li>
            ))}
            {mistyped && (
              <li>
                <button type="button" onClick={() => card.handle.current?.focus()}>
                  <CardProblemText problem={mistyped} />
                </button>
              </li>
            )}
          </ul>
        </>
      )}
    </Box>
  );
}

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
  }
  & > p + p {
    margin-top: 4px;
  }
  & button {
    width: 100%;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
