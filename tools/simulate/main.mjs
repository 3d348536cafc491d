import { runSale } from './flash-sale.mjs';

/** `npm run simulate:flash-sale`: 100 pieces, 200,000 visitors, 20 sales each. The figures of docs/scaling.md. */
const sales = 20;
const pieces = 100;
const visitors = 200_000;
const rows = [
  ['1 pair, 2 cores for all', { callsPerSecond: 2_000 }],
  ['5 pairs, database of 4 cores', { callsPerSecond: 10_000 }],
  ['12 pairs, database of 8 cores', { callsPerSecond: 24_000 }],
  ['12 pairs, 20 of the visitors are scripts', { callsPerSecond: 24_000, scripts: 20 }],
  ['12 pairs, 200 of the visitors are scripts', { callsPerSecond: 24_000, scripts: 200 }],
];
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const count = (value) => Math.round(value).toLocaleString('en');
const seconds = (value) => (value < 1 ? `${Math.round(value * 1000)} ms` : `${value.toFixed(1)} s`);

console.log(
  '| fleet | sold out after | longest wait for an answer | see it on the page | at Buy now | at Place order | leave | with an address in the book | scripts | oversold |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const [name, fleet] of rows) {
  const runs = Array.from({ length: sales }, (_, at) => runSale({ visitors, pieces, seed: at + 1, ...fleet }));
  const of = (pick) => median(runs.map(pick));
  const share = (is) => of(({ winners }) => winners.filter(is).length);
  const cells = [
    name,
    seconds(of(({ soldOutAt }) => soldOutAt)),
    seconds(of(({ longestWaitS }) => longestWaitS)),
    ...['page', 'enter', 'order', 'left'].map((where) => count(of(({ seen }) => seen[where]))),
    share(({ form, isScript }) => !isScript && form.median < 60),
    share(({ isScript }) => isScript),
    Math.max(...runs.map(({ oversold }) => oversold)),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
