import { FormattedMessage } from '@souk/i18n';
import { Button, FieldError, VisuallyHidden } from '@souk/ui';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useSteps, type Step } from './steps';
import { Wrong } from './use-field';

type Props = {
  step: Step;
  number: number;
  title: ReactNode;
  aside?: ReactNode;
  /** What was given, in a line; it stands for the part once that is folded. */
  summary?: ReactNode;
  /** What is wrong with the part as a whole, such as a choice that is not made: a rule's sentence by its id, or the server's own words. */
  problem?: string | undefined;
  children: ReactNode;
};

/** One numbered step of the checkout under its own name. Folded, its fields stay in the form. Source: docs/expectations, K3. */
export function Part({ step, number, title, aside, summary, problem, children }: Props) {
  const id = useId();
  const { folded, isFixed, enter, edit } = useSteps();
  const isFolded = (isFixed || folded.has(step)) && Boolean(summary);
  return (
    <Box
      role="group"
      aria-labelledby={id}
      {...(problem && { 'aria-describedby': `${id}-problem` })}
      data-step={step}
      tabIndex={-1}
    >
      <Top>
        <Number aria-hidden="true">{isFolded ? <Check size={16} strokeWidth={2.5} /> : number}</Number>
        <h2 id={id}>{title}</h2>
        {isFolded && !isFixed && (
          <Aside>
            <Button
              variant="quiet"
              size="sm"
              aria-expanded="false"
              aria-controls={`${id}-body`}
              onClick={() => edit(step)}
            >
              <FormattedMessage id="orderConfirm.edit" />{' '}
              <VisuallyHidden>
                <FormattedMessage id={`orderConfirm.editWhat.${step}`} />
              </VisuallyHidden>
            </Button>
          </Aside>
        )}
        {!isFolded && aside && <Aside>{aside}</Aside>}
      </Top>
      {isFolded && <Given>{summary}</Given>}
      <Body id={`${id}-body`} hidden={isFolded} onFocus={() => enter(step)}>
        {children}
        {problem && (
          <FieldError id={`${id}-problem`} role="alert">
            <Wrong message={problem} />
          </FieldError>
        )}
      </Body>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: 16px;
  min-width: 0;
  &:focus {
    outline: none;
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  & > h2 {
    font-size: var(--text-xl);
  }
`;
const Number = styled.span`
  display: grid;
  place-items: center;
  /* 30 px, and larger where letters are. */
  width: 2.15em;
  height: 2.15em;
  border: 1.5px solid var(--color-brand);
  border-radius: var(--radius-round);
  color: var(--color-brand);
  font-size: var(--text-sm);
  font-weight: 700;
`;
const Aside = styled.div`
  margin-inline-start: auto;
  font-size: var(--text-sm);
`;
const Body = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
  &[hidden] {
    display: none;
  }
`;
/** Under the part's name, where its number ends. */
const Given = styled.p`
  margin-top: -12px;
  padding-inline-start: 42px;
  color: var(--color-ink-soft);
  overflow-wrap: anywhere;
`;
