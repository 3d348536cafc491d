import type { TaxRates } from '@souk/domain/desk';

/**
 * Rates of value added tax in Europe, in percent: standard, higher reduced, lower reduced rate; a dash where there is none.
 *
 * Source: the European Commission's Taxes in Europe Database (TEDB) and the states' own tables, by way of the dataset
 * `eu-vat-rates-data` 2026.9.29 (MIT licence); read on 2026-11-23. The table begins on 2025-08-01: what was in force on that day or
 * came later. A rate that changes is a line more with its first day; no line is changed or taken out.
 *
 * Not in it: a third reduced rate (2.1 % in France, 4.9 % in Austria), rates of islands and enclaves, and every country without a
 * line here, such as the United States.
 */
const table = `
AD 2025-08-01  4.5  2.5  1
AL 2025-08-01 20   10    6
AT 2025-08-01 20   13   10
BA 2025-08-01 17    -    -
BE 2025-08-01 21   12    6
BG 2025-08-01 20    9    -
CH 2025-08-01  8.1  2.6  -
CY 2025-08-01 19    9    5
CZ 2025-08-01 21   12    -
DE 2025-08-01 19    7    -
DK 2025-08-01 25    -    -
EE 2025-08-01 24    9    -
ES 2025-08-01 21   10    4
FI 2025-08-01 25.5 14   10
FI 2026-01-01 25.5 13.5 10
FR 2025-08-01 20   10    5.5
GB 2025-08-01 20    5    -
GR 2025-08-01 24   13    6
HR 2025-08-01 25   13    5
HU 2025-08-01 27   18    5
IE 2025-08-01 23   13.5  9
IM 2025-08-01 20    5    -
IS 2025-08-01 24   11    -
IT 2025-08-01 22   10    4
LI 2025-08-01  8.1  2.6  -
LT 2025-08-01 21    9    5
LT 2026-01-01 21   12    5
LU 2025-08-01 17    8    3
LV 2025-08-01 21   12    5
MC 2025-08-01 20   10    5.5
MT 2025-08-01 18    7    5
NL 2025-08-01 21    9    -
NO 2025-08-01 25   15   12
PL 2025-08-01 23    8    5
PT 2025-08-01 23   13    6
RO 2025-08-01 21   11    -
RS 2025-08-01 20   10    -
SE 2025-08-01 25   12    6
SI 2025-08-01 22    9.5  5
SK 2025-08-01 23   19    5
`;

const basisPoints = (percent = '-') => (percent === '-' ? null : Math.round(Number(percent) * 100));

/** Rates of each country from a day on. */
export const taxRates: TaxRates = table
  .trim()
  .split('\n')
  .map((line) => {
    const [country = '', since = '', standard, reduced, low] = line.split(/\s+/);
    return {
      country,
      since,
      standard: basisPoints(standard) ?? 0,
      reduced: basisPoints(reduced),
      low: basisPoints(low),
    };
  });
