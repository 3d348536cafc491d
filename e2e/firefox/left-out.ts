/** Journeys that the driver of a stock Firefox cannot make, by words of their titles. What they prove is proved in Chromium. */
export const leftOut: readonly { titles: readonly RegExp[]; why: string }[] = [
  {
    titles: [/the browser fills the whole form at once/, /the streaming widget is dragged by mouse, touch and keys/],
    why: 'filling as a browser does, and touches, are asked of Chromium by its own protocol',
  },
  {
    titles: [/Back from a product restores the list as it was left/],
    why: 'Chromium tells why it keeps a page or not, and is started for it with other flags',
  },
  {
    titles: [
      /without scripts the cart page changes a quantity/,
      /without scripts nothing is added before a size is chosen/,
      /without scripts \S+ says that it needs them/,
      /works without scripts: the picked variant/,
      /leaves the newsletter by one press, also without scripts/,
      /the filters open before any script has come, and without one/,
    ],
    why: 'scripts cannot be turned off',
  },
  {
    titles: [/is declined, nothing is charged, and another card pays the same order, which is told of once/],
    why: 'the page’s policy cannot be put aside for a tag manager that the journey writes',
  },
  {
    titles: [/several orders: their slips are printed/, /a packing slip holds what to pack/],
    why: 'a page as it is printed is made by Chromium alone',
  },
  {
    titles: [/a guest who double-clicks has one order/, /spec-calls\.spec/],
    why: 'what a request carries is not told, nor passed on',
  },
  { titles: [/another page says so and opens again/], why: 'service workers are kept out by it' },
  { titles: [/a visit of the sample tells how its page was/], why: 'Firefox itself measures no shift of the layout' },
  { titles: [/a shopper’s picture, a question with a picture/], why: 'a chooser of files that opens is not told' },
  {
    titles: [
      /a customer’s data ask for a fresh sign-in, and a sign-in that ends/,
      /support hands a guest their data, and deletes them/,
      /narrowed to a person, a kind of thing, a seller and a period, and downloaded so/,
      /narrows and downloads the log of their own desk/,
      /a merchant reads their statements on a phone, and has their lines as a file/,
      /a seller downloads products, changes one and makes another by a file/,
    ],
    why: 'a file that the browser saves is not told',
  },
  { titles: [/on a phone what is pressed is large enough/], why: 'a touch screen cannot be imitated' },
];

/** Says at the end of a run what was left out. */
export const sayLeftOut = () => {
  console.log('\nLeft out, because the driver of a stock Firefox cannot make them:');
  for (const { titles, why } of leftOut) for (const { source } of titles) console.log(`  … ${source} … (${why})`);
};
