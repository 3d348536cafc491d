import styled from 'styled-components';
import { controlLook } from './control-look';

/** A line of text to fill in. Give it a label: `Field` does. */
export const TextInput = styled.input`
  ${controlLook}
  /* Safari gives a field for searching its own shape and height. */
  &[type='search'] {
    appearance: none;
  }
`;

/** Several lines of text to fill in. */
export const TextArea = styled.textarea`
  ${controlLook}
  min-height: 96px;
  resize: vertical;
  field-sizing: content;
`;

/** One of a list, by the system's own picker. */
export const Select = styled.select`
  ${controlLook}
  appearance: none;
  padding-inline-end: 36px;
  background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%238c7f6c' stroke-width='1.75'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E");
  background-repeat: no-repeat;
  background-position: right 14px center;
`;
