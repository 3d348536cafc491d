import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';

type Props = {
  value: number;
  /** Smallest and largest that may be chosen. */
  min?: number;
  max: number;
  onChange: (value: number) => void;
  /** Called when 0 or less is typed, which becomes `min` all the same. */
  onZero?: () => void;
  labels: {
    quantity: string;
    decrease: string;
    increase: string;
    /** Said once the largest number is reached, and when more was asked for. */
    atMost?: (max: number) => string;
  };
  /** Name of the form's field. Absent: not part of a form. */
  name?: string;
  isDisabled?: boolean;
};

/**
 * A number to choose by typing or in steps. What is typed counts when the field is left or Enter is pressed:
 * no number becomes `min`, too much becomes `max` and that is said. At an end the button that leads there stays in the focus: disabled for good,
 * it would lose it to the page's beginning.
 */
export function QuantityStepper({ value, min = 1, max, onChange, onZero, labels, name, isDisabled = false }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isAtMost, setAtMost] = useState(false);
  const set = (next: number) => {
    setAtMost(next >= max);
    const bounded = Math.max(min, Math.min(max, next));
    setDraft(null);
    if (bounded !== value) onChange(bounded);
  };
  const settle = () => {
    if (draft === null) return;
    const typed = Math.trunc(Number(draft));
    if (typed <= 0 && draft.trim() !== '') onZero?.();
    set(typed || min);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || draft === null) return;
    event.preventDefault();
    settle();
  };
  return (
    <Frame>
      <Box role="group" aria-label={labels.quantity}>
        <IconButton
          label={labels.decrease}
          disabled={isDisabled}
          aria-disabled={value <= min}
          onClick={() => value > min && set(value - 1)}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <input
          type="number"
          inputMode="numeric"
          aria-label={labels.quantity}
          name={name}
          min={min}
          max={max}
          step={1}
          disabled={isDisabled}
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={labels.increase}
          disabled={isDisabled}
          aria-disabled={value >= max}
          onClick={() => value < max && set(value + 1)}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </Box>
      {labels.atMost && <Note role="status">{isAtMost && value >= max && labels.atMost(max)}</Note>}
    </Frame>
  );
}

const Frame = styled.div`
  display: inline-grid;
  justify-items: start;
`;
const Note = styled.p`
  margin: 0;
  font-size: var(--text-sm);
  &:not(:empty) {
    padding-top: 4px;
  }
`;

const Box = styled.div`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius);
  background: var(--color-surface);
  & > input {
    width: 3.25em;
    height: 42px;
    padding: 0;
    border: 0;
    background: transparent;
    font-size: max(16px, 1rem);
    font-variant-numeric: tabular-nums;
    text-align: center;
    appearance: textfield;
    &::-webkit-inner-spin-button,
    &::-webkit-outer-spin-button {
      appearance: none;
      margin: 0;
    }
  }
  & > button {
    height: 42px;
  }
`;
