import styled from 'styled-components';

/** Running text: policies, descriptions. At most 68 characters a line. */
export const Prose = styled.div`
  max-width: var(--measure);
  & > * + * {
    margin-top: 1em;
  }
  & > * + :is(h2, h3) {
    margin-top: 1.8em;
  }
  & li + li {
    margin-top: 0.4em;
  }
  & :is(ul, ol) {
    padding-inline-start: 1.3em;
  }
`;
