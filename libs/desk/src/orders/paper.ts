import styled from 'styled-components';

/** Sheets that are printed together, each from a page of its own on; what stands beside them on the screen is not printed. */
export const Papers = styled.div`
  display: none;
  @media print {
    display: block;
    & > * + * {
      break-before: page;
    }
    && ~ * {
      display: none;
    }
  }
`;

/** A sheet that stands on paper alone. */
export const Paper = styled.section`
  display: none;
  @media print {
    display: grid;
    gap: 8mm;
    color: #000;
    font-size: 11pt;
  }
  & > header {
    display: flex;
    justify-content: space-between;
    padding-bottom: 4mm;
    border-bottom: 1px solid currentColor;
  }
  & > header > div {
    display: grid;
  }
  & > header > div:last-child {
    text-align: end;
  }
  & strong {
    font-size: 13pt;
  }
  & > address {
    font-style: normal;
  }
  & > table {
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: 2mm 4mm 2mm 0;
    border-bottom: 1px solid #bbb;
    text-align: start;
    vertical-align: top;
  }
  & :is(th, td):not(:last-child):not([data-wide]) {
    width: 18mm;
  }
  & [data-amount] {
    padding-inline-end: 0;
    text-align: end;
  }
  & small {
    display: block;
  }
  & > dl {
    display: grid;
    gap: 1mm;
    justify-self: end;
    width: 90mm;
    margin: 0;
  }
  & > dl > div {
    display: flex;
    justify-content: space-between;
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
