import styled from 'styled-components';
import { FieldError } from '../field/field';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
export const Wait = styled(FieldError)`
  flex-basis: 100%;
`;
export const Thumb = styled.span`
  position: relative;
  width: 96px;
  height: 96px;
  & > img {
    width: 100%;
    height: 100%;
    border-radius: var(--radius);
    object-fit: cover;
  }
  & > button {
    position: absolute;
    inset: 0 0 auto auto;
    width: 32px;
    height: 32px;
    border-radius: var(--radius-round);
    background: var(--color-surface);
    translate: 6px -6px;
    box-shadow: var(--shadow);
  }
`;
export const Add = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 4px;
  width: 96px;
  height: 96px;
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius);
  color: var(--color-ink-soft);
  font-size: var(--text-xs);
  text-align: center;
  cursor: pointer;
  &:hover {
    background: var(--color-sunken);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    font-size: 0;
    cursor: inherit;
  }
`;
